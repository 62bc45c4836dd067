/**
 * Tests are imported by Node itself, as the bot is: Vitest's own runner puts each import behind a getter, which takes what plays
 * games up to four times as long.
 */
export const NATIVE_IMPORTS = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** The same where a test puts another module in the place of one. */
export const NATIVE_MOCKED_IMPORTS = { experimental: { viteModuleRunner: false, nodeLoader: true } };
