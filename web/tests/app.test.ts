import { mount } from "svelte";
import { expect, test } from "vitest";

import App from "../src/App.svelte";

test("the client mounts", () => {
    mount(App, { target: document.body });
    expect(document.querySelector("main")).not.toBeNull();
});
