/** Draws a picture on a canvas, in the colours and fonts of the table. */

import { iconOf } from "../look/emblems.ts";
import { shapeOf } from "../look/icons.svelte.ts";
import type { Affinity } from "../parts/kinds.ts";
import { coloursOf, DIVISIONS, outline, place } from "../parts/shapes.ts";
import { letters } from "../words/say.svelte.ts";
import type { Badge, Box, DieFace, Icon, Picture, Text, Tone } from "./picture.ts";

/** Sharp on the screen of a telephone, too. */
const SHARP = 2;
const ROUND = 8;
const LEAST = 0.7;
const ICON = 512;
const EMBLEM = 64;
const DICE: Record<string, string> = { S: "strength", M: "magic", P: "persuasion" };

/** Draw a picture. */
export async function paint(picture: Picture, canvas: HTMLCanvasElement): Promise<void> {
    const family = (name: string): string =>
        getComputedStyle(document.documentElement).getPropertyValue(name);
    const fonts = { display: `600 SIZE ${family("--display")}`, text: `400 SIZE ${family("--text")}` };
    await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font.replace("SIZE", "20px"))));
    canvas.width = picture.width * SHARP;
    canvas.height = picture.height * SHARP;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.scale(SHARP, SHARP);
    const brush = new Brush(context, fonts);
    for (const mark of picture.marks) brush.put(mark);
}

/** Return what was drawn as a PNG file. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
    return new Promise((done, failed) => {
        canvas.toBlob((blob) => {
            if (blob) done(new File([blob], name, { type: "image/png" }));
            else failed(new Error("the canvas gives no picture"));
        }, "image/png");
    });
}

class Brush {
    readonly #context: CanvasRenderingContext2D;
    readonly #fonts: Record<Text["font"], string>;
    readonly #tokens = getComputedStyle(document.documentElement);

    constructor(context: CanvasRenderingContext2D, fonts: Record<Text["font"], string>) {
        this.#context = context;
        this.#fonts = fonts;
    }

    put(mark: Picture["marks"][number]): void {
        if (mark.mark === "box") this.#box(mark);
        else if (mark.mark === "text") this.#text(mark);
        else if (mark.mark === "emblem") this.#emblem(mark);
        else if (mark.mark === "icon") this.#icon(mark);
        else this.#die(mark);
    }

    #tone(tone: Tone): string {
        return this.#tokens.getPropertyValue(`--${tone}`).trim();
    }

    #box({ x, y, width, height, fill, line }: Box): void {
        const context = this.#context;
        context.beginPath();
        context.roundRect(x, y, width, height, line ? ROUND : 0);
        context.fillStyle = this.#tone(fill);
        context.fill();
        if (!line) return;
        context.strokeStyle = this.#tone(line);
        context.lineWidth = 2;
        context.stroke();
    }

    #text({ x, y, text, size, tone, font, align, most }: Text): void {
        const context = this.#context;
        const set = (pixels: number): number => {
            context.font = this.#fonts[font].replace("SIZE", `${pixels}px`);
            return context.measureText(text).width;
        };
        const wide = set(size);
        if (wide > most) set(size * Math.max(LEAST, most / wide));
        context.fillStyle = this.#tone(tone);
        context.textAlign = align;
        context.textBaseline = "middle";
        context.fillText(this.#cut(text, most), x, y);
    }

    /** Shorten a text that is too long even in small letters. */
    #cut(text: string, most: number): string {
        if (this.#context.measureText(text).width <= most + 1) return text;
        let end = text.length;
        while (end > 1 && this.#context.measureText(`${text.slice(0, end)}…`).width > most) end--;
        return `${text.slice(0, end).trimEnd()}…`;
    }

    /** Draw within a square of some units at a place. */
    #within(x: number, y: number, size: number, units: number, draw: () => void): void {
        this.#context.save();
        this.#context.translate(x, y);
        this.#context.scale(size / units, size / units);
        draw();
        this.#context.restore();
    }

    #icon({ x, y, size, icon, tone }: Pick<Icon, "x" | "y" | "size" | "icon" | "tone">): void {
        this.#within(x, y, size, ICON, () => {
            this.#context.fillStyle = this.#tone(tone);
            this.#context.fill(new Path2D(shapeOf(icon)));
        });
    }

    #emblem({ x, y, size, kind, name, affinity }: Badge): void {
        const context = this.#context;
        const colours = coloursOf(kind, (affinity as Affinity) || undefined) || "plain";
        this.#within(x, y, size, EMBLEM, () => {
            const shape = new Path2D(outline(kind));
            context.save();
            context.clip(shape);
            context.fillStyle = this.#tone(`${colours}-field`);
            context.fillRect(0, 0, EMBLEM, EMBLEM);
            context.fillStyle = this.#tone(`${colours}-shade`);
            context.fill(new Path2D(DIVISIONS[affinity || "none"]));
            context.restore();
            context.strokeStyle = this.#tone("ink");
            context.lineWidth = 2.5;
            context.stroke(shape);
            const [left, top, width] = place(kind);
            this.#icon({ x: left, y: top, size: width, icon: iconOf(kind, name), tone: `${colours}-on` });
        });
    }

    #die({ x, y, size, colour }: DieFace): void {
        const die = DICE[colour] ?? "attack";
        this.#box({
            mark: "box",
            x,
            y,
            width: size,
            height: size,
            fill: `${die}-field`,
            line: `${die}-line`,
        });
        const middle = { x: x + size / 2, y: y + size / 2 + 1, size: size * 0.7, most: size };
        this.#text({
            mark: "text",
            ...middle,
            text: letters(colour),
            tone: `${die}-on`,
            font: "display",
            align: "center",
        });
    }
}
