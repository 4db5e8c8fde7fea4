import { inWords } from "../../home/loaded.svelte.ts";

/** Something that the server is asked to do: whether it is under way, and why it failed. */
export class Deed {
    busy = $state(false);
    problem = $state("");

    /** Do it; return whether it was done. While something is under way, nothing else is begun. */
    async try(act: () => Promise<void>): Promise<boolean> {
        if (this.busy) return false;
        this.busy = true;
        this.problem = "";
        try {
            await act();
            return true;
        } catch (error) {
            this.problem = inWords(error);
            return false;
        } finally {
            this.busy = false;
        }
    }
}
