import type { Logger } from 'pino';
import { openProjector, type Projector } from '../render/films.ts';
import { openPainters, type Painters } from '../render/pool.ts';
import type { Watch } from './running/watch.ts';
import type { Timers } from './tables/time/timers.ts';
import { openThinkers, type Thinkers } from './thinkers/pool.ts';

/** The threads beside the one that answers: those that draw, make films and think. */
export interface Workers {
  readonly painters: Painters;
  readonly projector: Projector;
  readonly thinkers: Thinkers;
  /** Ends them; what waits for them is refused. */
  close(): Promise<void>;
}

/**
 * Ms between two things at which they warm up: all at once would take two processors for the seconds in which a bot comes back, and
 * whoever presses a button then would wait for it.
 */
const APART = 2_000;

/** Opens them. They warm up little by little, and nobody waits for that. */
export function openWorkers(
  log: Logger,
  { after }: Timers,
  watch?: Pick<Watch, 'drawn' | 'thought'>,
): Workers {
  const painters = openPainters({
    trouble: (error) => log.error({ err: error }, 'A painter met a bug'),
    ...(watch && { told: watch.drawn }),
  });
  const projector = openProjector({
    trouble: (error) => log.error({ err: error }, 'The projector met a bug'),
  });
  const thinkers = openThinkers({
    trouble: (error) => log.error({ err: error }, 'A thinker met a bug'),
    ...(watch && { told: watch.thought }),
  });
  const pause = () => new Promise<void>((resolve) => void after(APART, resolve));
  thinkers.warm(pause).catch((error) => log.info({ err: error }, 'The thinkers are not warm'));
  painters.warm(pause).catch((error) => log.info({ err: error }, 'The painters are not warm'));
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
