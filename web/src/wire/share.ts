/**
 * The new value, made of the parts of the old one wherever they are equal: what has not changed is the same object,
 * so nothing that shows it has to be looked at again.
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
