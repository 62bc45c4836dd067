import { workerData } from 'node:worker_threads';

/** Maximum number of bytes held by the caches of one render thread, unless the thread is given another limit. */
const DEFAULT_BYTES = 96 * 1024 * 1024;

/** Maximum number of bytes that all caches of this thread may hold together. */
const totalBytes = (workerData as { readonly cacheBytes?: number } | null)?.cacheBytes ?? DEFAULT_BYTES;

/** Size limit of the canvas cache in bytes; a board takes 4 MB, most pieces 10 to 100 KB. */
export const CANVAS_BYTES = Math.round(totalBytes * 0.75);

/** Size limit of the cache of compressed strips in bytes; a strip takes 3 to 6 KB. */
export const STRIP_BYTES = Math.round(totalBytes * 0.15);
