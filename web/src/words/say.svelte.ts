import {
    FluentBundle,
    FluentNumber,
    FluentResource,
    type FluentValue,
    type FluentVariable,
} from "@fluent/bundle";
import { fetchWords, LANGUAGES } from "virtual:words";

import { settings } from "../settings.svelte.ts";
import { ALWAYS, type Part } from "./parts.ts";

export { LANGUAGES };
export type { Part };

const ENGLISH = "en";
/** The messages of the language that is spoken; another bundle when that changes. */
let bundle = $state.raw(newBundle(ENGLISH));
let language = $state(ENGLISH);
/** The parts that were needed so far, which another language needs, too. */
const learned = new Set<Part>();
const missing = new Set<string>();
/** The language that was asked for last. */
let wanted = "";

/** Wait for something that is fetched, and for the messages that it says. */
export async function withWords<Fetched>(part: Part, fetched: Promise<Fetched>): Promise<Fetched> {
    const [module] = await Promise.all([fetched, learn(part)]);
    return module;
}

/** Fetch the messages of a part, if they are not there yet. */
export async function learn(part: Part): Promise<void> {
    if (learned.has(part)) return;
    const into = bundle;
    const text = await fetchWords(language, part);
    // The language has changed meanwhile.
    if (into !== bundle) return learn(part);
    if (learned.has(part)) return;
    learned.add(part);
    into.addResource(new FluentResource(text));
}

/** Speak a language from now on: fetch its messages, then everything is said anew. */
export async function speak(chosen: string): Promise<void> {
    if (wanted === chosen && language === chosen) return;
    wanted = chosen;
    const parts = [ALWAYS, ...learned];
    const texts = await Promise.all(parts.map((part) => fetchWords(chosen, part)));
    if (wanted !== chosen) return;
    // A part was learned in the language of before, while this one was fetched.
    if (learned.size + 1 > parts.length) return speak(chosen);
    const made = newBundle(chosen);
    for (const text of texts) made.addResource(new FluentResource(text));
    bundle = made;
    language = chosen;
    document.documentElement.lang = chosen;
}

/** Return the language that this person has chosen, else the first of the browser's that is there, else English. */
export function preferred(): string {
    if (settings.language in LANGUAGES) return settings.language;
    return asked().find((each) => each in LANGUAGES) ?? ENGLISH;
}

/** Return the language that the browser asks for in vain, as long as nobody has chosen one; mostly empty. */
export function unspoken(): string {
    if (settings.language in LANGUAGES || asked().some((each) => each in LANGUAGES)) return "";
    return asked()[0] ?? "";
}

/** Return the languages of the browser, the one that it prefers first. */
function asked(): string[] {
    return navigator.languages.map((each) => each.toLowerCase().split("-")[0] ?? "");
}

/** Return the language of the client. */
export function spoken(): string {
    return language;
}

/** Return the sentence of a message, or of an attribute of it (`difficulty-hard.title`), with its values. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, withMinus(values), []);
    if (!missing.has(id)) {
        missing.add(id);
        console.error(new Error(`there is no message ${id}`));
    }
    return "…";
}

/** Return dice with the letters that are shown in this language: “FFM” for SSM. */
export function letters(dice: string): string {
    return dice.replaceAll(/[SMP]/g, (letter) => say(`letter-${letter}`));
}

/** A die with the value that it shows, if it was rolled: “strength die, 4”. */
export function sayDie(colour: string, value: number | undefined): string {
    const die = say(`die-${colour}`);
    return value ? say("die-face", { die, value }) : die;
}

/** A number whose sign is a minus, as everywhere: `Intl` writes a hyphen in our languages. */
class Signed extends FluentNumber {
    override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
        return super.toString(scope).replace("-", "−");
    }
}

function withMinus(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
    const below = Object.entries(values).filter(([, value]) => typeof value === "number" && value < 0);
    if (below.length === 0) return values;
    return {
        ...values,
        ...Object.fromEntries(below.map(([name, value]) => [name, new Signed(Number(value))])),
    };
}

/** What `NUMBER()` makes of a value in a message. */
function numbered([value]: FluentValue[], options: Record<string, FluentValue>): Signed {
    const plain = Object.entries(options).map(([name, option]) => [name, option.valueOf()]);
    return new Signed(Number(value?.valueOf()), Object.fromEntries(plain) as Intl.NumberFormatOptions);
}

function newBundle(chosen: string): FluentBundle {
    // Some screen readers read the isolation marks around values, and all our languages run left to right.
    return new FluentBundle(chosen === ENGLISH ? "en-GB" : chosen, {
        functions: { NUMBER: numbered },
        useIsolating: false,
    });
}
