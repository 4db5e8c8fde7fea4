let shapes = $state.raw<Record<string, string>>({});

/** The path of an icon, on a square of 512; empty until all have come. */
export function shapeOf(name: string): string {
    return shapes[name] ?? "";
}

// By themselves: nothing waits for them, as everything has its name.
void import("../../.made/icons.json").then((made) => {
    shapes = made.default;
});
