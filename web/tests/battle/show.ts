import { mount } from "svelte";

import "../../src/look/look.css";
import Show from "./Show.svelte";

const target = document.getElementById("app");
if (target) mount(Show, { target });
