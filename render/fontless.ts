/**
 * Keeps the machine's own fonts out: @napi-rs/canvas reads this when it is loaded, so that a picture looks the same
 * everywhere. To be imported before it, in every thread.
 */
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
