/**
 * Return the new value with the equal parts of the old one: unchanged parts stay the same objects, so that
 * nothing that shows them is updated.
 */
export function share<T>(before: unknown, after: T): T {
    if (before === after || !isObject(before) || !isObject(after)) return after;
    if (Array.isArray(before) !== Array.isArray(after)) return after;
    const old = before as Record<string, unknown>;
    const now = after as Record<string, unknown>;
    const keys = Object.keys(now);
    let same = keys.length === Object.keys(old).length;
    for (const key of keys) {
        now[key] = share(old[key], now[key]);
        same &&= now[key] === old[key] && key in old;
    }
    return same ? (before as T) : after;
}

function isObject(value: unknown): value is object {
    return typeof value === "object" && value !== null;
}
