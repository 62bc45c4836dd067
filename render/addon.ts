/*
 * What @napi-rs/canvas reads when it is loaded: to be imported before it. A library does not see what threads beside the first one
 * set, so whoever opens threads that draw imports it too.
 */

/** Keeps the machine's own fonts out, so that a picture looks the same everywhere. */
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';

/**
 * Memory stays with the painters for so many ms: what a picture of 4 MB takes is not given back before the next one. mimalloc by
 * itself gives it back after 10 ms, and to be given new pages each time takes a tenth of what a picture does.
 */
process.env.MIMALLOC_PURGE_DELAY = '2000';
