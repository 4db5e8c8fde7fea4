/** What a picture consists of. It is data, so that a test can look at what is on it; `paint.ts` draws it. */

import type { Kind } from "../look/emblems.ts";

/** A colour by its name in `look/tokens.css`: "cream", "fire-field". */
export type Tone = string;

interface Spot {
    x: number;
    y: number;
}

export interface Box extends Spot {
    mark: "box";
    width: number;
    height: number;
    fill: Tone;
    line?: Tone | undefined;
}

export interface Text extends Spot {
    mark: "text";
    text: string;
    size: number;
    tone: Tone;
    /** Names and numbers are set in another font than sentences. */
    font: "display" | "text";
    align: "left" | "center" | "right";
    /** Longer text is set smaller, and then cut. */
    most: number;
}

export interface Badge extends Spot {
    mark: "emblem";
    kind: Kind;
    name: string;
    affinity: string;
    size: number;
}

export interface Icon extends Spot {
    mark: "icon";
    /** Of game-icons. */
    icon: string;
    size: number;
    tone: Tone;
}

export interface DieFace extends Spot {
    mark: "die";
    /** S, M or P. */
    colour: string;
    size: number;
}

export type Mark = Box | Text | Badge | Icon | DieFace;

export interface Picture {
    width: number;
    height: number;
    /** What it shows, in words. */
    title: string;
    marks: Mark[];
}

type Set = Partial<Pick<Text, "size" | "tone" | "font" | "align" | "most">>;

/** A sheet that things are put on. */
export class Sheet {
    readonly marks: Mark[] = [];

    box(x: number, y: number, width: number, height: number, fill: Tone, line?: Tone): void {
        this.marks.push({ mark: "box", x, y, width, height, fill, line });
    }

    /** Put text on a line; `y` is its middle. */
    text(x: number, y: number, text: string, set: Set = {}): void {
        const usual = { size: 20, tone: "cream", font: "text", align: "left", most: 400 } as const;
        this.marks.push({ mark: "text", x, y, text, ...usual, ...set });
    }

    emblem(x: number, y: number, size: number, kind: Kind, name: string, affinity = ""): void {
        this.marks.push({ mark: "emblem", x, y, size, kind, name, affinity });
    }

    icon(x: number, y: number, size: number, icon: string, tone: Tone): void {
        this.marks.push({ mark: "icon", x, y, size, icon, tone });
    }

    die(x: number, y: number, size: number, colour: string): void {
        this.marks.push({ mark: "die", x, y, size, colour });
    }
}

/** Put the ground and the foot of every picture: the name of the game. */
export function framed(sheet: Sheet, width: number, height: number, title: string, foot: string): Picture {
    const ground = new Sheet();
    ground.box(0, 0, width, height, "table");
    ground.box(0, height - 44, width, 44, "table-deep");
    ground.text(32, height - 22, foot, { tone: "air-glow", font: "display", size: 24, most: width - 64 });
    return { width, height, title, marks: [...ground.marks, ...sheet.marks] };
}
