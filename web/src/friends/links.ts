/** The links that bring others here. Their secrets are after the #, which no browser sends to a server. */

import { address, type Route } from "../router.svelte.ts";
import type { Http } from "../wire/types.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Return the address at which others reach this server, with a slash at its end. */
export function outside(house: Http.About | undefined): string {
    const found = house?.friends.address || document.baseURI.replace(/[?#].*$/, "");
    return found.endsWith("/") ? found : `${found}/`;
}

/** Return a link to a screen, as others can open it. */
export function linkTo(route: Route, house: Http.About | undefined): string {
    return outside(house) + address(route);
}

/** Return an address as it is read out: without what browsers add by themselves. */
export function readOut(link: string): string {
    return link.replace(/^http:\/\//, "").replace(/\/$/, "");
}

/** Whether only the machine of the server can open a link. */
export function isLoopback(link: string): boolean {
    return LOOPBACK.test(new URL(link).hostname);
}

/** Return the words of an invitation, however they were typed or pasted: with spaces, or as a whole link. */
export function wordsIn(text: string): string {
    const [, after = text] = /#\/join\/([^/?]+)/.exec(text) ?? [];
    return after
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .filter(Boolean)
        .join("-");
}
