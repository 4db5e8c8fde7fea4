import { mount } from "svelte";

import "../look/look.css";
import { preferred, speak } from "../words/say.svelte.ts";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) void speak(preferred()).then(() => mount(Gallery, { target }));
