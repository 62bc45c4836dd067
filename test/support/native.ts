/**
 * Vitest configuration for imports by Node itself, as the bot has.
 * Vitest's own runner puts each import behind a getter, which makes playing games up to four times as slow.
 */
export const NATIVE_IMPORTS = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Vitest configuration for imports by Node with mocked modules. */
export const NATIVE_MOCKED_IMPORTS = { experimental: { viteModuleRunner: false, nodeLoader: true } };
