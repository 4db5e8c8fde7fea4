/** Which build of the client this page is; empty while it is developed. */
export const BUILD = document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";

/** Return the build of a page, by its text; empty if it tells none. */
export function buildIn(page: string): string {
    return /<meta name="build" content="([0-9a-f]+)"/.exec(page)?.[1] ?? "";
}
