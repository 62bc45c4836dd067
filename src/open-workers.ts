import type { Logger } from 'pino';
import { type FilmRenderer, openFilmRenderer } from '../render/film-renderer.ts';
import { openRenderPool, type Painters } from '../render/render-pool.ts';
import { type AiPool, openAiPool } from './ai-pool.ts';
import type { Monitor } from './ops/monitor.ts';

/** Worker pools for pictures, films and AI players. */
interface Workers {
  readonly painters: Painters;
  readonly projector: FilmRenderer;
  readonly thinkers: AiPool;
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
  watch?: Pick<Monitor, 'drawn' | 'thought'>,
): Workers {
  const cacheBytes = Math.round((memoryMb * MEGABYTE * CACHE_SHARE) / renderThreads);
  const painters = openRenderPool({
    threads: renderThreads,
    cacheBytes,
    onError: (error) => log.error({ err: error }, 'A painter met a bug'),
    ...(watch && { onPainted: watch.drawn }),
  });
  const projector = openFilmRenderer({
    cacheBytes,
    onError: (error) => log.error({ err: error }, 'The projector met a bug'),
  });
  const aiPool = openAiPool({
    onError: (error) => log.error({ err: error }, 'A thinker met a bug'),
    ...(watch && { onTaskEnd: watch.thought }),
  });
  return {
    painters,
    projector,
    thinkers: aiPool,
    close: async () => {
      await painters.close();
      await projector.close();
      await aiPool.close();
    },
  };
}
