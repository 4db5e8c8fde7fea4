/** Messages that arrive while the page is closed: Web Push, where the browser and the server have it. */

import { about } from "./wire/http.ts";
import { profileSecret } from "./wire/profile.ts";
import { spoken } from "./words/say.svelte.ts";
import { subscribe, unsubscribe } from "./friends/actions.ts";

/** What keeps messages from arriving; empty if nothing does. */
export type Missing = "" | "server" | "secure" | "browser" | "denied";

const WORKER = "sw.js";

/** Return what is missing for messages while the page is closed. */
export async function missing(): Promise<Missing> {
    if (!(await about()).push) return "server";
    if (!window.isSecureContext) return "secure";
    if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
        return "browser";
    return Notification.permission === "denied" ? "denied" : "";
}

/** Return whether this browser gets such messages. */
export async function isPushed(): Promise<boolean> {
    return (await subscription()) !== null;
}

/** Subscribe this browser; it asks for permission. Return false if it was not given. */
export async function subscribePush(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // One for an older key of the server, such as that of another server at this address, would be in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: (await about()).push,
    });
    try {
        await tell(made);
    } catch (error) {
        await made.unsubscribe();
        throw error;
    }
    return true;
}

/**
 * Tell the server again how this browser is reached, if it gets messages: the server forgets it when a device of the
 * profile is removed, and another profile may be used here now.
 */
export async function renewPush(): Promise<void> {
    const made = profileSecret() ? await subscription() : null;
    if (made) await tell(made);
}

export async function unsubscribePush(): Promise<void> {
    const made = await subscription();
    if (!made) return;
    await unsubscribe(made.endpoint);
    await made.unsubscribe();
}

function tell(made: PushSubscription): Promise<void> {
    const { endpoint, keys } = made.toJSON();
    return subscribe({
        endpoint: endpoint ?? "",
        p256dh: keys?.p256dh ?? "",
        auth: keys?.auth ?? "",
        language: spoken(),
    });
}

async function subscription(): Promise<PushSubscription | null> {
    if (!("serviceWorker" in navigator)) return null;
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
}
