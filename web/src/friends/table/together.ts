/** What a table has more if friends play: fetched only then. */

export { default as TalkPanel } from "../TalkPanel.svelte";
export { default as AfterBar } from "./AfterBar.svelte";
export { default as Company } from "./Company.svelte";
export { default as LogTalk } from "./LogTalk.svelte";
export { default as Notices } from "./Notices.svelte";
export { default as RematchBar } from "./RematchBar.svelte";
