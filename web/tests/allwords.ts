/** Learns all words: a test may show a screen, or a part of it, without fetching it as the client does. */

import { PARTS } from "../src/words/parts.ts";
import { learn, speak } from "../src/words/say.svelte.ts";

await speak("en");
await Promise.all(PARTS.map(learn));
