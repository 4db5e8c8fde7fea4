/** Every icon that the client may show; the sprite holds these and no others. */
export function usedIcons(): string[] {
    return ["snail"];
}
