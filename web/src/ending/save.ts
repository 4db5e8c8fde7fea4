/** Hand a text to the browser as a file. */
export function save(name: string, text: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    // The download has begun when the click returns; what it reads is kept until the page has rested.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
