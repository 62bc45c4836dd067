/*
 * Environment that @napi-rs/canvas reads when it is loaded; must be imported before it. A native library does not see what worker threads
 * set, so every module that starts render threads imports this one too.
 */

/** Keeps the machine's own fonts out, so that a picture looks the same everywhere. */
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
