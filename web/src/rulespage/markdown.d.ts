declare module "*.md" {
    const blocks: import("./blocks.ts").Block[];
    export default blocks;
}
