import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en";

/** The message catalogues: of each language one file, or one per area of the client. */
const FILES = import.meta.glob<string>(["./*.ftl", "./*/*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
});

const LANGUAGE: Language = "en";
const BUNDLE = read(LANGUAGE);

/** The language that the client speaks. */
export function spoken(): Language {
    return LANGUAGE;
}

/** The sentence of a message with its values. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
    const message = BUNDLE.getMessage(id);
    if (!message?.value) return id;
    return BUNDLE.formatPattern(message.value, values, []);
}

function read(chosen: Language): FluentBundle {
    // Marks around values would be seen by some screen readers, and all our languages run left to right.
    const made = new FluentBundle(chosen, { useIsolating: false });
    for (const [path, text] of Object.entries(FILES)) {
        if (path === `./${chosen}.ftl` || path.startsWith(`./${chosen}/`)) {
            made.addResource(new FluentResource(text));
        }
    }
    return made;
}
