/*
 * What @napi-rs/canvas reads when it is loaded: to be imported before it. A library does not see what threads beside the first one
 * set, so whoever opens threads that draw imports it too.
 */

/** Keeps the machine's own fonts out, so that a picture looks the same everywhere. */
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
