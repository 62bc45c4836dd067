import './canvas-env.ts';
import { TaskTimeoutError, WorkerPool } from '../src/workers/worker-pool.ts';
import { getWorkerUrl } from '../src/workers/worker-url.ts';
import type { Film } from './film.ts';
import { getWeights, thinFrames } from './frame-durations.ts';
import type { PictureRequest } from './request.ts';

/** Renders films in a thread apart from the render workers, so that no board waits for a film. */
export interface FilmRenderer {
  /**
   * Renders a film of these pictures, all of one game in one style; drops quiet ones if it would exceed the time limit. Rejects with an
   * error that names the scene if the scene does not exist, the film fails or takes too long, or too many films wait.
   */
  film(pictures: readonly PictureRequest[]): Promise<Film>;
  /** Stops the thread and rejects queued films. */
  close(): Promise<void>;
}

/** Maximum number of queued films. */
const MAX_QUEUED = 8;
/** Time limit of a film in ms, for each attempt with fewer quiet pictures. */
const TIME_LIMIT = 20_000;
/** Steps of thinning: all pictures, then every 2nd and every 4th quiet one. */
const THINNING_STEPS: readonly number[] = [1, 2, 4];
interface FilmRendererOptions {
  /** Time limit of a film in ms; 20,000 by default. */
  readonly timeLimit?: number;
  readonly cacheBytes?: number;
  readonly onError?: (error: Error) => void;
  /** Module that the thread runs; tests use another one. */
  readonly worker?: URL;
}

type FilmPool = Pick<WorkerPool<readonly PictureRequest[], Film>, 'run'>;

/** Opens the film renderer. Its thread starts with a film and ends when it is idle. */
export function openFilmRenderer({
  timeLimit = TIME_LIMIT,
  cacheBytes,
  onError,
  worker = getWorkerUrl('film-worker', import.meta.url),
}: FilmRendererOptions = {}): FilmRenderer {
  const pool = new WorkerPool<readonly PictureRequest[], Film>({
    worker,
    maxQueued: MAX_QUEUED,
    timeLimit,
    workerData: { cacheBytes },
    ...(onError && { onError }),
  });
  return { film: (pictures) => renderInPool(pool, pictures), close: () => pool.close() };
}

async function renderInPool(pool: FilmPool, pictures: readonly PictureRequest[]): Promise<Film> {
  try {
    return await renderWithinTimeLimit(pool, pictures);
  } catch (cause) {
    const scene = pictures[0]?.scene ?? 'nothing';
    throw new Error(`The film of ${scene} failed: ${(cause as Error).message}`, { cause });
  }
}

/** Renders a film, with fewer quiet pictures each time that the attempt takes too long. */
export async function renderWithinTimeLimit(
  pool: FilmPool,
  pictures: readonly PictureRequest[],
  [every = 1, ...thinner]: readonly number[] = THINNING_STEPS,
): Promise<Film> {
  const fewer = thinFrames(getWeights(pictures), every).map((at) => pictures[at] as PictureRequest);
  try {
    const film = await pool.run(fewer);
    return { ...film, gif: Buffer.from(film.gif) };
  } catch (error) {
    if (!(error instanceof TaskTimeoutError) || thinner.length === 0) throw error;
    return await renderWithinTimeLimit(pool, pictures, thinner);
  }
}
