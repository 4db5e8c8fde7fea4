let shapes = $state.raw<Record<string, string>>({});

/** Return the path of an icon, on a square of 512; empty until the icons are loaded. */
export function shapeOf(name: string): string {
    return shapes[name] ?? "";
}

// Load the icons in the background: everything has a name, so nothing needs to wait.
void import("../../.made/icons.json").then((made) => {
    shapes = made.default;
});
