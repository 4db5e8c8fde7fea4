/** What a system needs to know to install the client as an app. It is written when the client is built. */

/** Icons as the build has drawn them. */
export interface Drawn {
    file: string;
    size: number;
    purpose: string;
}

type Say = (id: string) => string;

/** Return the manifest. All addresses are relative: the client may be served below a folder. */
export function manifestOf(say: Say, icons: readonly Drawn[], table: string): object {
    return {
        name: say("app-name"),
        short_name: say("app-name"),
        description: say("home-lead"),
        lang: "en",
        dir: "ltr",
        start_url: "./",
        scope: "./",
        display: "standalone",
        orientation: "any",
        theme_color: table,
        background_color: table,
        categories: ["games"],
        icons: icons
            .filter(({ purpose }) => purpose !== "touch")
            .map(({ file, size, purpose }) => ({
                src: `./${file}`,
                sizes: `${size}x${size}`,
                type: "image/png",
                purpose,
            })),
        shortcuts: [
            { name: say("home-continue"), url: "./#/continue" },
            { name: say("way-friends"), url: "./#/friends" },
            { name: say("top-rules"), url: "./#/rules" },
        ],
    };
}
