import type { Logger } from 'pino';
import { type FilmRenderer, openFilmRenderer } from '../render/film-renderer.ts';
import { openRenderPool, type RenderPool } from '../render/render-pool.ts';
import { type AiPool, openAiPool } from './ai-pool.ts';
import type { Monitor } from './ops/monitor.ts';

/** Worker pools for pictures, films and AI players. */
interface Workers {
  readonly renderPool: RenderPool;
  readonly filmRenderer: FilmRenderer;
  readonly aiPool: AiPool;
  /** Ends all threads; waiting tasks are refused. */
  close(): Promise<void>;
}

/** Fraction of `MEMORY_MB` that the caches of all render threads may hold. */
const CACHE_SHARE = 0.15;

const MEGABYTE = 1024 * 1024;

interface WorkersOptions {
  /** Number of threads that draw. */
  readonly renderThreads: number;
  /** Value of `MEMORY_MB`. */
  readonly memoryMb: number;
}

/** Opens the worker pools. Threads start only with their first task. */
export function openWorkers(
  log: Logger,
  { renderThreads, memoryMb }: WorkersOptions,
  watch?: Pick<Monitor, 'recordDrawing' | 'recordSearch'>,
): Workers {
  const cacheBytes = Math.round((memoryMb * MEGABYTE * CACHE_SHARE) / renderThreads);
  const renderPool = openRenderPool({
    threads: renderThreads,
    cacheBytes,
    onError: (error) => log.error({ err: error }, 'Unexpected error in a render worker'),
    ...(watch && { onPainted: watch.recordDrawing }),
  });
  const filmRenderer = openFilmRenderer({
    cacheBytes,
    onError: (error) => log.error({ err: error }, 'Unexpected error in the film renderer'),
  });
  const aiPool = openAiPool({
    onError: (error) => log.error({ err: error }, 'Unexpected error in an AI worker'),
    ...(watch && { onTaskEnd: watch.recordSearch }),
  });
  return {
    renderPool,
    filmRenderer,
    aiPool: aiPool,
    close: async () => {
      await renderPool.close();
      await filmRenderer.close();
      await aiPool.close();
    },
  };
}
