import type { Logger } from 'pino';
import { openProjector, type Projector } from '../render/films.ts';
import { openPainters, type Painters } from '../render/pool.ts';
import { openThinkers, type Thinkers } from './ai-pool.ts';
import type { Watch } from './ops/watch.ts';

/** Worker pools for pictures, films and AI players. */
interface Workers {
  readonly painters: Painters;
  readonly projector: Projector;
  readonly thinkers: Thinkers;
  /** Ends all threads; tasks that wait are refused. */
  close(): Promise<void>;
}

/** Part of `MEMORY_MB` that the caches of all drawing threads may hold. */
const CACHE_PART = 0.15;

const MEGABYTE = 1024 * 1024;

interface WorkersOptions {
  /** Number of threads that draw. */
  readonly renderThreads: number;
  /** The setting `MEMORY_MB`. */
  readonly memoryMb: number;
}

/** Opens the worker pools. No thread starts before there is a task for it. */
export function openWorkers(
  log: Logger,
  { renderThreads, memoryMb }: WorkersOptions,
  watch?: Pick<Watch, 'drawn' | 'thought'>,
): Workers {
  const cacheBytes = Math.round((memoryMb * MEGABYTE * CACHE_PART) / renderThreads);
  const painters = openPainters({
    threads: renderThreads,
    cacheBytes,
    onError: (error) => log.error({ err: error }, 'A painter met a bug'),
    ...(watch && { onPainted: watch.drawn }),
  });
  const projector = openProjector({
    cacheBytes,
    onError: (error) => log.error({ err: error }, 'The projector met a bug'),
  });
  const thinkers = openThinkers({
    onError: (error) => log.error({ err: error }, 'A thinker met a bug'),
    ...(watch && { onTaskEnd: watch.thought }),
  });
  return {
    painters,
    projector,
    thinkers,
    close: async () => {
      await painters.close();
      await projector.close();
      await thinkers.close();
    },
  };
}
