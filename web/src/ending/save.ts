/** Let the browser download a text as a file. */
export function save(name: string, text: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    // The download has begun when the click returns, but it still reads the data: free that later.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
