import type { Logger } from 'pino';
import { openProjector, type Projector } from '../render/films.ts';
import { openPainters, type Painters } from '../render/pool.ts';
import type { Watch } from './running/watch.ts';
import { openThinkers, type Thinkers } from './thinkers/pool.ts';

/** The threads beside the one that answers: those that draw, make films and think. */
export interface Workers {
  readonly painters: Painters;
  readonly projector: Projector;
  readonly thinkers: Thinkers;
  /** Ends them; what waits for them is refused. */
  close(): Promise<void>;
}

/** Opens them. They warm up at once, and nobody waits for that: they are warm before somebody has typed a command. */
export function openWorkers(log: Logger, watch?: Pick<Watch, 'drawn' | 'thought'>): Workers {
  const painters = openPainters({
    trouble: (error) => log.error({ err: error }, 'A painter met a bug'),
    ...(watch && { told: watch.drawn }),
  });
  const projector = openProjector();
  const thinkers = openThinkers({
    trouble: (error) => log.error({ err: error }, 'A thinker met a bug'),
    ...(watch && { told: watch.thought }),
  });
  thinkers.warm().catch((error) => log.info({ err: error }, 'The thinkers are not warm'));
  painters.warm().catch((error) => log.info({ err: error }, 'The painters are not warm'));
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
