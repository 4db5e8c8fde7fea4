/** What a system needs to know to install the client as an app. It is written when the client is built. */

/** Icons as the build has drawn them. */
export interface Drawn {
    file: string;
    size: number;
    purpose: string;
}

export type Say = (id: string) => string;

/** Return the address of the manifest in a language. */
export function manifestFile(language: string): string {
    return language === "en" ? "./manifest.webmanifest" : `./manifest.${language}.webmanifest`;
}

/** Return what the page says where no scripts run. */
export function withoutScripts(say: Say): string {
    return say("app-needs-scripts");
}

/** Return the manifest. All addresses are relative: the client may be served below a folder. */
export function manifestOf(language: string, say: Say, icons: readonly Drawn[], table: string): object {
    return {
        name: say("app-name"),
        short_name: say("app-name"),
        description: say("home-lead"),
        lang: language,
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
