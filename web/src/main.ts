import { mount } from "svelte";

import "./look/look.css";
import App from "./App.svelte";
import { renew } from "./app/renew.ts";
import { startWorker } from "./app/worker.svelte.ts";
import { renewPush } from "./push.ts";
import { route } from "./router.svelte.ts";
import { preferred, speak } from "./words/say.svelte.ts";

// A part did not arrive.
window.addEventListener("vite:preloadError", () => void renew());
// A table comes together with its words. If it does not arrive, the app asks for it again.
if (route().screen === "game") import("./table/TableScreen.svelte").catch(() => undefined);
const target = document.getElementById("app");
// Nothing is shown before there are words for it.
const ready = speak(preferred()).catch(() => renew());
if (target) void ready.then(() => mount(App, { target }));
// If it fails, the next load tries again.
renewPush().catch((problem: unknown) => console.warn(problem));
startWorker();
