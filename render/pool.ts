import './fontless.ts';
import { Piscina } from 'piscina';
import { inLine, type Line, Lines } from './lines.ts';
import type { Picture } from './picture.ts';
import { SCENES } from './registry.ts';
import type { PictureRequest } from './request.ts';

/** Threads that draw, so that no picture keeps the house waiting. */
export interface Painters {
  /**
   * Rejects with an error that names the scene: when it does not exist, fails, or too many pictures wait. `line`: `later`
   * where nobody waits for it before them.
   */
  paint(request: PictureRequest, line?: Line): Promise<Picture>;
  /** Loads the fonts and draws every scene, so that the first picture is as quick as the others. */
  warm(): Promise<void>;
  /** Ends the threads; pictures that wait are refused. */
  close(): Promise<void>;
}

/** How many pictures may wait for a thread. */
const QUEUE = 64;

/** Opens the painters' room; `threads` is 1 unless told. They start at once and stay until `close`. */
export function openPainters({ threads = 1 }: { readonly threads?: number } = {}): Painters {
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    execArgv: [],
    minThreads: threads,
    maxThreads: threads,
    maxQueue: QUEUE,
    taskQueue: new Lines(),
    atomics: 'disabled',
  });
  return {
    paint: (request, line = 'first') => painted(pool, inLine(request, line)),
    warm: async () => {
      const firsts = SCENES.flatMap(({ previews }) => previews.slice(0, 1));
      const rounds = Array.from({ length: threads }, () => firsts).flat();
      await Promise.all(rounds.map((preview) => painted(pool, preview)));
    },
    close: () => pool.destroy(),
  };
}

async function painted(pool: Piscina, request: PictureRequest): Promise<Picture> {
  try {
    const picture: Picture = await pool.run(request);
    return { ...picture, png: Buffer.from(picture.png) };
  } catch (cause) {
    throw new Error(`The picture of ${request.scene} failed: ${(cause as Error).message}`, { cause });
  }
}
