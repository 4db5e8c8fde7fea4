/** The animation of a thing that flies from a clan's hand to its place. */

const TIME = 380;
const CURVE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
/** How far above the table it flies. */
const LIFTED = 1.35;

/** Animate a copy of a thing from one place to its own. Returns a function that ends it at once. */
export function fly(thing: HTMLElement, from: Element): () => void {
    const there = thing.getBoundingClientRect();
    const here = from.getBoundingClientRect();
    const flying = thing.cloneNode(true) as HTMLElement;
    flying.className = "flying";
    flying.ariaHidden = "true";
    Object.assign(flying.style, {
        left: `${there.left}px`,
        top: `${there.top}px`,
        width: `${there.width}px`,
        height: `${there.height}px`,
    });
    document.body.append(flying);
    const right = here.left + here.width / 2 - (there.left + there.width / 2);
    const down = here.top + here.height / 2 - (there.top + there.height / 2);
    thing.animate({ opacity: [0, 0] }, TIME);
    const flight = flying.animate(
        { transform: [`translate(${right}px, ${down}px) scale(${LIFTED})`, "none"] },
        { duration: TIME, easing: CURVE },
    );
    const land = (): void => flying.remove();
    flight.onfinish = land;
    return land;
}
