import { createRawSnippet, type Snippet } from "svelte";

/** Content for a part under test. */
export function words(text: string): Snippet {
    return createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
}
