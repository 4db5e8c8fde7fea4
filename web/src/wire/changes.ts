/**
 * Return a value with the new values at their places, such as `clans/1/gold`. Nothing is changed in place:
 * what did not change stays the same objects, so that nothing that shows it is updated.
 */
export function changed<T>(before: T, changes: Record<string, unknown>): T {
    return Object.entries(changes).reduce<T>(
        (value, [place, found]) => put(value, place.split("/"), found) as T,
        before,
    );
}

function put(before: unknown, [name, ...inner]: string[], found: unknown): unknown {
    if (name === undefined) return found;
    const parts = before as Record<string, unknown>;
    const copy = (Array.isArray(before) ? [...(before as unknown[])] : { ...parts }) as typeof parts;
    copy[name] = put(parts[name], inner, found);
    return copy;
}
