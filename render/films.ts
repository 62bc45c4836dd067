import { GIVES_WAY } from './givesWay.ts';
import './addon.ts';
import { Piscina } from 'piscina';
import { type Film, weightsOf } from './film.ts';
import { thinned } from './pace.ts';
import type { PictureRequest } from './request.ts';

/** A thread that makes films, apart from the painters, so that no board waits for one. */
export interface Projector {
  /**
   * A film of these pictures, all of one game in one look; with fewer quiet ones where it would be late. Rejects with an error that
   * names the scene: when that does not exist, the film fails or takes too long, or too many films wait.
   */
  film(pictures: readonly PictureRequest[]): Promise<Film>;
  /** Ends the thread; films that wait are refused. */
  close(): Promise<void>;
}

/** How many films may wait for the thread. */
const QUEUE = 8;
/** How long a film may take, waiting included, in ms; each time that it is tried with fewer quiet pictures. */
const LONGEST = 20_000;
/** All pictures, then every 2nd and every 4th quiet one. */
const THINNER: readonly number[] = [1, 2, 4];
/** Ms without a film after which the thread ends: with a new one a film takes a second or two longer. */
const IDLE = 300_000;

interface Options {
  /** How long a film may take, in ms. */
  readonly longest?: number;
  /** What goes wrong with the thread and with no film: another one takes its place. */
  readonly trouble?: (error: Error) => void;
  /** What the thread does: another one in tests. */
  readonly worker?: URL;
}

/** Opens the projection room; its thread starts with the first film. */
export function openProjector({ longest = LONGEST, trouble = () => {}, worker }: Options = {}): Projector {
  const pool = new Piscina({
    filename: (worker ?? new URL('./film-worker.ts', import.meta.url)).href,
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    maxQueue: QUEUE,
    idleTimeout: IDLE,
    atomics: 'disabled',
    niceIncrement: GIVES_WAY,
  });
  pool.on('error', trouble);
  return { film: (pictures) => filmed(pool, pictures, longest), close: () => pool.destroy() };
}

async function filmed(pool: Piscina, pictures: readonly PictureRequest[], longest: number): Promise<Film> {
  try {
    return await inTime(pool, pictures, longest);
  } catch (cause) {
    const scene = pictures[0]?.scene ?? 'nothing';
    throw new Error(`The film of ${scene} failed: ${(cause as Error).message}`, { cause });
  }
}

/** A film made by whoever runs it in its time, in ms, with fewer quiet pictures each time that it is late. */
export async function inTime(
  pool: Pick<Piscina, 'run'>,
  pictures: readonly PictureRequest[],
  longest: number,
  [every = 1, ...thinner]: readonly number[] = THINNER,
): Promise<Film> {
  const fewer = thinned(weightsOf(pictures), every).map((at) => pictures[at]);
  try {
    const film: Film = await pool.run(fewer, { signal: AbortSignal.timeout(longest) });
    return { ...film, gif: Buffer.from(film.gif) };
  } catch (error) {
    if (!isLate(error) || thinner.length === 0) throw error;
    return await inTime(pool, pictures, longest, thinner);
  }
}

function isLate(error: unknown): boolean {
  return (error as Error).name === 'AbortError' || (error as Error).name === 'TimeoutError';
}
