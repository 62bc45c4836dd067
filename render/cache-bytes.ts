import { workerData } from 'node:worker_threads';

/** Bytes that the caches of one drawing thread hold at most, where the thread was not told otherwise. */
const DEFAULT_BYTES = 96 * 1024 * 1024;

/** Bytes that the caches of this thread may hold together. */
const totalBytes = (workerData as { readonly cacheBytes?: number } | null)?.cacheBytes ?? DEFAULT_BYTES;

/** Bytes of the cache of canvases: 4 MB for a board, 10 to 100 KB for most pieces. */
export const CANVAS_BYTES = Math.round(totalBytes * 0.75);

/** Bytes of the cache of compressed strips: 3 to 6 KB each. */
export const STRIP_BYTES = Math.round(totalBytes * 0.15);
