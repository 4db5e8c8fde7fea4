import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "./en.ftl?raw";

export type Language = "en";

/** The message catalogues, one per language. */
const CATALOGUES: Record<Language, string> = { en: english };

let language = $state<Language>("en");
const bundle = $derived(read(language));

/** The language that the client speaks. */
export function spoken(): Language {
    return language;
}

/** Speak another language from now on; all that is shown follows. */
export function speak(chosen: Language): void {
    language = chosen;
    document.documentElement.lang = chosen;
}

/** The sentence of a message with its values; in a component it follows the language. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
    const message = bundle.getMessage(id);
    if (!message?.value) return id;
    return bundle.formatPattern(message.value, values, []);
}

function read(chosen: Language): FluentBundle {
    // Marks around values would be seen by some screen readers, and all our languages run left to right.
    const made = new FluentBundle(chosen, { useIsolating: false });
    made.addResource(new FluentResource(CATALOGUES[chosen]));
    return made;
}
