/** The share sheet of the system, where there is one. */

/** Whether links can be shared. */
export function sharesLinks(): boolean {
    return typeof navigator.share === "function";
}

/** Whether a file can be shared. */
export function sharesFile(file: File): boolean {
    return sharesLinks() && typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Open the share sheet; return false if that did not work. Whoever closes it has only changed their mind. */
export async function share(what: ShareData): Promise<boolean> {
    try {
        await navigator.share(what);
        return true;
    } catch (error) {
        return (error as Error).name === "AbortError";
    }
}
