import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";

import { press } from "../../table/laid.ts";
import { talk } from "../samples.ts";
import { button, company, layTogether, tell } from "./laid.ts";

layTogether();

describe("talk at the table", () => {
    test("is counted on its tab until it is read", async () => {
        company().tell({ type: "talk", lines: [talk(1, "Hi"), talk(2, "Are you there?")] });
        const tab = document.querySelectorAll<HTMLElement>("[role=tab]")[1]!;
        expect(tab.textContent.trim()).toMatch(/^Talk .*2 unread$/);
        tab.click();
        flushSync();
        expect(tab.textContent.trim()).toBe("Talk");
        expect(document.querySelector("[role=tabpanel]")?.textContent).toContain("Are you there?");
    });

    test("is not read below what somebody has scrolled up to", () => {
        const tab = document.querySelectorAll<HTMLElement>("[role=tab]")[1]!;
        tab.click();
        flushSync();
        const box = document.querySelector<HTMLElement>("[role=tabpanel] [role=log]")!;
        let hidden = 100;
        Object.defineProperty(box, "scrollHeight", { get: () => box.scrollTop + box.clientHeight + hidden });
        box.dispatchEvent(new Event("scroll"));
        company().tell({ type: "talk", lines: [talk(1, "Hi")] });
        expect(tab.textContent.trim()).toMatch(/1 unread$/);
        hidden = 0;
        box.dispatchEvent(new Event("scroll"));
        flushSync();
        expect(tab.textContent.trim()).toBe("Talk");
    });

    test("is counted in the top line too, which leads to it", async () => {
        const top = [...document.querySelectorAll("header button")].find((each) =>
            each.querySelector("[aria-label=Talk]"),
        ) as HTMLElement;
        expect(top.textContent.trim()).toBe("");
        company().tell({ type: "talk", lines: [talk(1, "Hi")] });
        expect(top.textContent.trim()).toMatch(/1 unread$/);
        top.click();
        await vi.waitFor(() =>
            expect(document.activeElement?.getAttribute("placeholder")).toBe("Say something"),
        );
        expect(top.textContent.trim()).toBe("");
    });

    test("has no way in the top line where the host has switched it off", () => {
        tell({ talk: "off" });
        expect(document.querySelector("header [aria-label=Talk]")).toBeNull();
    });

    test("is read to screen readers, but much at once is only counted", () => {
        const heard = (): string[] =>
            [...document.querySelectorAll("p[aria-live=polite]")].map(({ textContent }) => textContent);
        company().tell({ type: "talk", lines: [1, 2, 3, 4].map((number) => talk(number, "Hm")) });
        expect(heard()).toContain("4 new messages");
        company().tell({ type: "talk", lines: [talk(5, "Hi")] });
        expect(heard()).toContain("Bo: Hi");
    });

    test("begins with T, sends with Enter, and ends with Escape", async () => {
        press("t");
        await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("INPUT"));
        const field = document.activeElement as HTMLInputElement;
        field.value = "Well done";
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.form!.requestSubmit();
        expect(company().of("say")[0]).toMatchObject({ kind: "text", body: "Well done" });
        company().tell({ type: "said", request: company().of("say")[0]!.request });
        await vi.waitFor(() => expect(field.value).toBe(""));
        press("Escape", field);
        expect(document.activeElement).not.toBe(field);
    });

    test("that was not sent stays in the field, with the reason", async () => {
        press("t");
        await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("INPUT"));
        const field = document.activeElement as HTMLInputElement;
        field.value = "Well done";
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.form!.requestSubmit();
        const { request } = company().of("say")[0]!;
        company().tell({ type: "refused", request, code: "too-much", text: "Not so fast." });
        await vi.waitFor(() =>
            expect(document.querySelector("[role=tabpanel] [role=alert]")?.textContent).toBe("Not so fast."),
        );
        expect(field.value).toBe("Well done");
    });

    test("has only phrases where the host says so", () => {
        tell({ talk: "phrases" });
        document.querySelectorAll<HTMLElement>("[role=tab]")[1]!.click();
        flushSync();
        expect(document.querySelector("[role=tabpanel] input")).toBeNull();
        button("Ready phrases")!.click();
        flushSync();
        button("Well played!")!.click();
        expect(company().of("say")[0]).toMatchObject({ kind: "phrase", body: "well-played" });
    });

    test("of somebody is muted from their name", () => {
        company().tell({ type: "talk", lines: [talk(1, "Hi"), talk(2, "Ho", { name: "Cy", seat: 2 })] });
        document.querySelectorAll<HTMLElement>("[role=tab]")[1]!.click();
        flushSync();
        button("Bo")!.click();
        flushSync();
        button("Mute Bo")!.click();
        flushSync();
        const panel = document.querySelector("[role=tabpanel]")!;
        expect([panel.textContent.includes("Hi"), panel.textContent.includes("Ho")]).toEqual([false, true]);
        expect(button("Hear Bo again")).toBeDefined();
    });
});

describe("pointing", () => {
    const thing = (): HTMLElement => document.querySelector<HTMLElement>("button[data-thing^='die:']")!;

    test("with Alt and a click points, and picks nothing", () => {
        thing().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, altKey: true }));
        flushSync();
        expect(company().of("point")[0]?.thing).toBe(thing().dataset.thing);
        expect(thing().getAttribute("aria-pressed")).toBeNull();
        expect(document.querySelector(".ring .name")?.textContent).toBe("Ada");
    });

    test("with P and a choice points once", () => {
        press("p");
        thing().click();
        thing().click();
        expect(company().of("point").length).toBe(1);
    });

    test("ends with Escape", () => {
        press("p");
        press("Escape");
        thing().click();
        expect(company().of("point")).toEqual([]);
    });

    test("never names a trap that only its owner knows", () => {
        const trap = document.querySelector<HTMLElement>("button[data-thing^='trap:']")!;
        trap.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, altKey: true }));
        expect(company().of("point")).toEqual([]);
    });

    test("at a thing that is not on this screen rings the clan of who points", () => {
        company().tell({ type: "pointed", seat: 1, name: "Bo", thing: "member:Nobody" });
        expect(document.querySelector(".ring .name")?.textContent).toBe("Bo");
    });
});
