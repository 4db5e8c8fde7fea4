/** What the types of a page lack: those of a service worker. */

export interface Worker extends EventTarget {
    readonly registration: ServiceWorkerRegistration;
    readonly clients: {
        matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
        openWindow(address: string): Promise<unknown>;
        claim(): Promise<void>;
    };
    skipWaiting(): Promise<void>;
}

export interface Page {
    readonly url: string;
    focus(): Promise<unknown>;
}

export interface Lasting extends Event {
    waitUntil(done: Promise<unknown>): void;
}

export interface Pushed extends Lasting {
    readonly data: { json(): unknown } | null;
}

export interface Clicked extends Lasting {
    readonly notification: Notification;
}

export interface Fetched extends Lasting {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
}

/** The files of a build, as the build lists them. */
export interface Shell {
    build: string;
    /** The checksum of the page. */
    page: string;
    files: readonly string[];
}
