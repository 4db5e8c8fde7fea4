/** Copy a text; return whether it worked. Without TLS there is no clipboard, so the text of a field is copied. */
export async function copy(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        field?.focus();
        field?.select();
        return field !== undefined && document.execCommand("copy");
    }
}
