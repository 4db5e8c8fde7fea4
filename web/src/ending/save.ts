/** Let the browser download a text as a file. */
export function save(name: string, text: string): void {
    saveFile(new File([text], name, { type: "text/plain" }));
}

/** Let the browser download a file. */
export function saveFile(file: File): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    // The download has begun when the click returns, but it still reads the data: free that later.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
