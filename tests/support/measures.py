"""What is measured on a screen: texts, targets, and what axe finds."""

from __future__ import annotations

from pathlib import Path

from support.browsers import Person

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"

OVERFLOWS = """
async () => {
    // A font is loaded when its first letter is drawn; until then, another one is shown, which is wider.
    await Promise.all([...document.fonts].map((font) => font.load()));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const found = [];
    const classes = (element) => [...element.classList].filter((each) => !each.startsWith("svelte-"));
    const name = (element) => [element.tagName.toLowerCase(), ...classes(element)].join(".");
    const where = (element) => element.closest("[data-area]")?.dataset.area ?? "page";
    const isHeardOnly = (element) => {
        for (let each = element; each; each = each.parentElement)
            if (getComputedStyle(each).clipPath === "inset(50%)") return true;
        return false;
    };
    // What is behind a dialog is measured without it.
    const modal = document.querySelector("dialog:modal");
    const labels = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest("script, style, [inert], svg")) continue;
        if (isHeardOnly(parent) || (modal && !modal.contains(parent))) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width < 1 || text.height < 1) continue;
        const note = (what, element) =>
            found.push(`${where(parent)}: ${what} ${name(element)}: ${node.data.trim().slice(0, 60)}`);
        let box = parent;
        while (/^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement;
        const own = box.getBoundingClientRect();
        const short = getComputedStyle(box).textOverflow === "ellipsis";
        if (!short && (text.right > own.right + 1 || text.left < own.left - 1)) note("wider than", box);
        let scrolls = false;
        const seen = { left: text.left, right: text.right, top: text.top, bottom: text.bottom };
        for (let outer = box; outer && outer !== document.body; outer = outer.parentElement) {
            if (getComputedStyle(outer).overflow === "visible") continue;
            const clip = outer.getBoundingClientRect();
            seen.top = Math.max(seen.top, clip.top);
            seen.bottom = Math.min(seen.bottom, clip.bottom);
            seen.left = Math.max(seen.left, clip.left);
            seen.right = Math.min(seen.right, clip.right);
        }
        for (let outer = box; outer && outer !== document.body; outer = outer.parentElement) {
            const style = getComputedStyle(outer);
            const clip = outer.getBoundingClientRect();
            if (style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis") break;
            if (style.overflowX !== "visible" && (text.right > clip.right + 1 || text.left < clip.left - 1))
                note("cut at the side by", outer);
            if (/auto|scroll/.test(style.overflowY)) scrolls = true;
            else if (!scrolls && style.overflowY !== "visible" && text.bottom > clip.bottom + 2)
                note("cut below by", outer);
            if (style.position === "fixed") break;
        }
        if (seen.right > innerWidth + 1 || seen.left < -1) note("beside the window", box);
        labels.push({ node, parent, text: seen });
    }
    const shown = labels.filter(({ node, parent, text }) => {
        const hit = document.elementFromPoint((text.left + text.right) / 2, (text.top + text.bottom) / 2);
        return hit && (parent.contains(hit) || hit.contains(parent));
    });
    for (const [index, one] of shown.entries()) {
        for (const other of shown.slice(index + 1)) {
            if (where(one.parent) !== where(other.parent)) continue;
            const [first, second] = [one.text, other.text];
            const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
            const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
            const flows = one.parent.contains(other.parent) || other.parent.contains(one.parent)
                || getComputedStyle(one.parent).display === "inline"
                || getComputedStyle(other.parent).display === "inline";
            // The boxes of lines are higher than their letters, so they may overlap a little.
            const lines = Math.min(first.bottom - first.top, second.bottom - second.top);
            if (across > 2 && down > lines / 2 && !flows)
                found.push(`${where(one.parent)}: ${name(one.parent)} over ${name(other.parent)}: `
                    + `“${one.node.data.trim().slice(0, 40)}”, “${other.node.data.trim().slice(0, 40)}”`);
        }
    }
    return [...new Set(found)];
}
"""
"""Lists texts that leave their box or the window, are cut off, or overlap."""

SMALL_TARGETS = """
(front) => {
    const LEAST = 44;
    const found = [];
    const controls = "a[href], button, input, select, textarea, summary, [role=button], [role=tab]";
    /** A link within running text is as high as its line. */
    const isInText = (control) => {
        if (control.tagName !== "A" || getComputedStyle(control).display !== "inline") return false;
        const text = control.closest("p, li, dd, td, label, figcaption");
        return text !== null && text.textContent.trim().length > control.textContent.trim().length;
    };
    for (const control of front.querySelectorAll(controls)) {
        if (control.closest("[inert]") || control.type === "hidden") continue;
        // Equipment on the card of its member can be chosen from the list as well.
        if (control.closest(".gear")) continue;
        // An input that only screen readers see is shown by its label.
        const seen = control.matches("input") ? control.closest("label") ?? control : control;
        if (!seen.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (isInText(control) || getComputedStyle(seen).pointerEvents === "none") continue;
        seen.scrollIntoView({ block: "center", inline: "center" });
        const { left, right, top, bottom, width, height } = seen.getBoundingClientRect();
        if (width >= LEAST - 0.5 && height >= LEAST - 0.5) continue;
        // What belongs to it may be larger than its box, and need not be in its middle.
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isHit = (across, down) => {
            const hit = document.elementFromPoint(x + across, y + down);
            return hit !== null && (seen.contains(hit) || hit.closest("label")?.control === control);
        };
        const reach = (across, down) => {
            let far = 0;
            while (far < LEAST && isHit(across * (far + 1), down * (far + 1))) far++;
            return far;
        };
        const wide = width >= LEAST - 0.5 || reach(-1, 0) + reach(1, 0) >= LEAST - 1;
        const high = height >= LEAST - 0.5 || reach(0, -1) + reach(0, 1) >= LEAST - 1;
        if (wide && high) continue;
        const name = control.getAttribute("aria-label") ?? control.textContent.trim().slice(0, 40);
        const classes = [...seen.classList].filter((each) => !each.startsWith("svelte-"));
        const kind = [seen.tagName.toLowerCase(), ...classes].join(".");
        found.push(`${seen.closest("[data-area]")?.dataset.area ?? "page"}: ${kind} “${name}” `
            + `${Math.round(width)}×${Math.round(height)}`);
    }
    return [...new Set(found)];
}
"""
"""Lists controls that a thumb cannot hit well."""


def violations(somebody: Person) -> list[tuple[str, str, list[str]]]:
    """List what axe finds; the context must bypass the content policy."""
    somebody.page.add_script_tag(path=AXE)
    found = somebody.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        (each["id"], each["help"], [node["html"][:200] for node in each["nodes"]])
        for each in found["violations"]
    ]
