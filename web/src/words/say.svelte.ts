import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en";

/** The messages of the client; those in the folder `game` belong to the server. */
const FILES = import.meta.glob<string>("$locale/*/{shared,client}/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
});

const LANGUAGE: Language = "en";
const BUNDLE = read(LANGUAGE);

/** Return the language of the client. */
export function spoken(): Language {
    return LANGUAGE;
}

/** Return the sentence of a message, or of an attribute of it (`difficulty-hard.title`), with its values. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = BUNDLE.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? BUNDLE.formatPattern(pattern, values, []) : id;
}

/** A die with the value that it shows, if it was rolled: “strength die, 4”. */
export function sayDie(colour: string, value: number | undefined): string {
    const die = say(`die-${colour}`);
    return value ? say("die-face", { die, value }) : die;
}

function read(chosen: Language): FluentBundle {
    // Some screen readers read the isolation marks around values, and all our languages run left to right.
    const made = new FluentBundle(chosen, { useIsolating: false });
    for (const [path, text] of Object.entries(FILES)) {
        if (path.includes(`/locale/${chosen}/`)) made.addResource(new FluentResource(text));
    }
    return made;
}
