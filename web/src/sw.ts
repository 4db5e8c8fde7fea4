/**
 * The service worker: it keeps the files of the client, shows messages of the server, and opens the game. Of what the
 * server answers it keeps the cards and terms alone.
 */

import { KeptFiles } from "./worker/files.ts";
import { wayOf } from "./worker/routes.ts";
import type { Clicked, Fetched, Lasting, Page, Pushed, Shell, Worker } from "./worker/types.ts";

/** Put here by the build. */
declare const __SHELL__: Shell;

/** A message of the server. */
interface Message {
    title: string;
    text: string;
    /** What follows the address of the page: "#/game/ID". */
    address: string;
    tag: string;
}

const worker = self as unknown as Worker;
const SHELL = __SHELL__;
const files = new KeptFiles(SHELL, worker.registration.scope);

// It serves windows of any build, so it need not wait until those of older ones are closed.
worker.addEventListener("install", (event) => {
    void worker.skipWaiting();
    (event as Lasting).waitUntil(files.keep());
});

worker.addEventListener("activate", (event) => {
    (event as Lasting).waitUntil(takeOver());
});

worker.addEventListener("fetch", (event) => {
    const fetched = event as Fetched;
    const { request } = fetched;
    switch (wayOf(request, worker.registration.scope)) {
        case "page":
            fetched.respondWith(files.page(request));
            fetched.waitUntil(begin());
            break;
        case "file":
            fetched.respondWith(files.file(request));
            break;
        case "box":
            fetched.respondWith(files.box(request));
            break;
        case "server":
    }
});

// A window asks which build is the newest.
worker.addEventListener("message", (event) => {
    const { source, data } = event as MessageEvent<unknown>;
    if (data === "build") source?.postMessage({ build: SHELL.build });
});

worker.addEventListener("push", (event) => {
    const message = (event as Pushed).data?.json() as Message | undefined;
    if (message) (event as Pushed).waitUntil(show(message));
});

worker.addEventListener("notificationclick", (event) => {
    const { notification } = event as Clicked;
    notification.close();
    (event as Clicked).waitUntil(open(String(notification.data)));
});

async function takeOver(): Promise<void> {
    await files.tidy((await windows()).length);
    await worker.clients.claim();
}

/** A window opens: if it is the only one, nobody needs older files any more. */
async function begin(): Promise<void> {
    await files.tidy((await windows()).length);
    await files.keep();
}

function windows(): Promise<readonly Page[]> {
    return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

function show({ title, text, address, tag }: Message): Promise<void> {
    return worker.registration.showNotification(title, { body: text, tag, data: address });
}

/** Bring the window of the game to the front, or open one. */
async function open(address: string): Promise<void> {
    const { scope } = worker.registration;
    const { href, origin } = new URL(address, scope);
    // Nothing from elsewhere is opened.
    if (origin !== new URL(scope).origin) return;
    const pages = await windows();
    const there = pages.find(({ url }) => url === href);
    await (there ? there.focus() : worker.clients.openWindow(href));
}
