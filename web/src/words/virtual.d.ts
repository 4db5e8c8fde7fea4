/** The messages of all languages, which the build puts into one file for each language and part. */
declare module "virtual:words" {
    /** The languages that are offered, by code, each in its own name. */
    export const LANGUAGES: Record<string, string>;
    /** Fetch the messages of a part in a language: Fluent, complete, without comments. */
    export function fetchWords(language: string, part: string): Promise<string>;
}
