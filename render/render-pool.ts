import './canvas-env.ts';
import { type TaskTime, WorkerPool } from '../src/workers/worker-pool.ts';
import type { Picture } from './picture.ts';
import type { PictureRequest } from './request.ts';

/** Pictures of each priority that may wait: some ten seconds of drawing. */
const MAX_QUEUED = 400;

/** Options of one picture. */
interface RenderOptions {
  /** `high` (the default) where somebody waits for the answer to a press, `low` for a board in a channel. */
  readonly priority?: 'high' | 'low';
  /** Takes the picture off the queue; one that is being drawn is finished. */
  readonly signal?: AbortSignal;
}

/** Draws pictures in threads of their own. */
export interface Painters {
  /** Rejects with an error that names the scene: it does not exist, drawing fails, or too many pictures wait. */
  paint(request: PictureRequest, options?: RenderOptions): Promise<Picture>;
  /** Returns the processor time of the threads that run now, in ms. Node 22 cannot tell. */
  cpuTime(): Promise<number>;
  /** Ends the threads; pictures that wait are refused. */
  close(): Promise<void>;
}

interface RenderPoolOptions {
  /** Number of threads; 1 by default. */
  readonly threads?: number;
  /** Bytes that the caches of one thread may hold; see `setCacheBytes` in `cache-bytes.ts`. */
  readonly cacheBytes?: number;
  readonly onError?: (error: Error) => void;
  readonly onPainted?: (time: TaskTime) => void;
}

/** Opens the painters. Threads start with the first picture and end when they are idle. */
export function openRenderPool({
  threads,
  cacheBytes,
  onError,
  onPainted,
}: RenderPoolOptions = {}): Painters {
  // A request travels as JSON, which takes both threads less time than a structured clone.
  const pool = new WorkerPool<string, Picture>({
    worker: new URL('./worker.ts', import.meta.url),
    maxQueued: MAX_QUEUED,
    workerData: { cacheBytes },
    ...(threads && { threads }),
    ...(onError && { onError }),
    ...(onPainted && { onTaskEnd: onPainted }),
  });
  return {
    paint: async (request, options) => {
      try {
        const picture = await pool.run(JSON.stringify(request), options);
        // The thread has sent a copy already.
        const { buffer, byteOffset, byteLength } = picture.png;
        return { ...picture, png: Buffer.from(buffer, byteOffset, byteLength) };
      } catch (cause) {
        throw new Error(`The picture of ${request.scene} failed: ${(cause as Error).message}`, { cause });
      }
    },
    cpuTime: () => pool.cpuTime(),
    close: () => pool.close(),
  };
}
