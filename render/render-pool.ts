import './canvas-env.ts';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type TaskTime, WorkerPool } from '../src/workers/worker-pool.ts';
import { getWorkerUrl } from '../src/workers/worker-url.ts';
import type { Picture } from './picture.ts';
import type { PictureRequest } from './request.ts';

/** Maximum number of queued pictures of each priority: some ten seconds of drawing. */
const MAX_QUEUED = 400;

/** Maximum size of the cached pictures in bytes; a picture has some 100 KB. */
const MAX_CACHED_BYTES = 4_000_000;

/** Options of one picture. */
interface RenderOptions {
  /** Priority: `high` (the default) if a player waits for the answer to a component, `low` for a board in a channel. */
  readonly priority?: 'high' | 'low';
  /** Aborts a queued picture; one that is being drawn is finished. */
  readonly signal?: AbortSignal;
}

/** Draws pictures in worker threads. */
export interface RenderPool {
  /** Renders a picture. Rejects with an error that names the scene if it does not exist, drawing fails, or too many pictures wait. */
  render(request: PictureRequest, options?: RenderOptions): Promise<Picture>;
  /** Returns the processor time of the running threads, in ms. Not available in Node 22. */
  cpuTime(): Promise<number>;
  /** Stops the threads and rejects queued pictures. */
  close(): Promise<void>;
}

interface RenderPoolOptions {
  /** Number of threads; 1 by default. */
  readonly threads?: number;
  /** Maximum number of bytes that the caches of one thread may hold; see `cache-bytes.ts`. */
  readonly cacheBytes?: number;
  readonly onError?: (error: Error) => void;
  readonly onPainted?: (time: TaskTime) => void;
}

/**
 * Opens the pool of render workers. Threads start with the first picture and end when they are idle. The calling thread caches the last
 * pictures, so that a reminder with the same board starts no thread.
 */
export function openRenderPool({
  threads,
  cacheBytes,
  onError,
  onPainted,
}: RenderPoolOptions = {}): RenderPool {
  // Requests travel as JSON, which takes both threads less time than a structured clone.
  const pool = new WorkerPool<string, Picture>({
    worker: getWorkerUrl('render-worker', import.meta.url),
    maxQueued: MAX_QUEUED,
    workerData: { cacheBytes },
    ...(threads && { threads }),
    ...(onError && { onError }),
    ...(onPainted && { onTaskEnd: onPainted }),
  });
  const cache = new LRUCache<string, Picture>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ png }) => png.length,
  });
  return {
    render: async (request, options) => {
      const json = JSON.stringify(request);
      const key = hash('sha256', json, 'base64');
      const cached = cache.get(key);
      if (cached) return cached;
      try {
        const drawn = await pool.run(json, options);
        // The thread has sent a copy already.
        const { buffer, byteOffset, byteLength } = drawn.png;
        const picture = { ...drawn, png: Buffer.from(buffer, byteOffset, byteLength) };
        cache.set(key, picture);
        return picture;
      } catch (cause) {
        throw new Error(`The picture of ${request.scene} failed: ${(cause as Error).message}`, { cause });
      }
    },
    cpuTime: () => pool.cpuTime(),
    close: () => pool.close(),
  };
}
