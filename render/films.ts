import './fontless.ts';
import { Piscina } from 'piscina';
import type { Film } from './film.ts';
import type { PictureRequest } from './request.ts';

/** A thread that makes films, apart from the painters, so that no board waits for one. */
export interface Projector {
  /**
   * A film of these pictures, all of one game in one look. Rejects with an error that names the scene: when that does
   * not exist, the film fails or takes too long, or too many films wait.
   */
  film(pictures: readonly PictureRequest[]): Promise<Film>;
  /** Ends the thread; films that wait are refused. */
  close(): Promise<void>;
}

/** How many films may wait for the thread. */
const QUEUE = 8;
/** How long a film may take, waiting included, in ms. */
const LONGEST = 20_000;
/** Ms without a film after which the thread ends: with a new one a film takes a second or two longer. */
const IDLE = 300_000;

/** Opens the projection room; its thread starts with the first film. `longest` is how long one may take, in ms. */
export function openProjector({ longest = LONGEST }: { readonly longest?: number } = {}): Projector {
  const pool = new Piscina({
    filename: new URL('./film-worker.ts', import.meta.url).href,
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    maxQueue: QUEUE,
    idleTimeout: IDLE,
    atomics: 'disabled',
  });
  return { film: (pictures) => filmed(pool, pictures, longest), close: () => pool.destroy() };
}

async function filmed(pool: Piscina, pictures: readonly PictureRequest[], longest: number): Promise<Film> {
  try {
    const film: Film = await pool.run(pictures, { signal: AbortSignal.timeout(longest) });
    return { ...film, gif: Buffer.from(film.gif) };
  } catch (cause) {
    const scene = pictures[0]?.scene ?? 'nothing';
    throw new Error(`The film of ${scene} failed: ${(cause as Error).message}`, { cause });
  }
}
