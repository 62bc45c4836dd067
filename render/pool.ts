import './fontless.ts';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { Picture, PictureRequest } from './picture.ts';
import { SCENES } from './registry.ts';

/** Threads that draw, so that no picture keeps the house waiting. */
export interface Painters {
  /** Rejects with an error that names the scene: when it does not exist, fails, or too many pictures wait. */
  paint(request: PictureRequest): Promise<Picture>;
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
    execArgv: ['--import', tsx()],
    minThreads: threads,
    maxThreads: threads,
    maxQueue: QUEUE,
    atomics: 'disabled',
  });
  return {
    paint: (request) => painted(pool, request),
    warm: async () => {
      const firsts = SCENES.flatMap(({ previews }) => previews.slice(0, 1));
      const rounds = Array.from({ length: threads }, () => firsts).flat();
      await Promise.all(rounds.map((preview) => painted(pool, preview)));
    },
    close: () => pool.destroy(),
  };
}

/** The loader of TypeScript as an address, as a worker does not know where it was started. */
export function tsx(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}

async function painted(pool: Piscina, request: PictureRequest): Promise<Picture> {
  try {
    const picture: Picture = await pool.run(request);
    return { ...picture, png: Buffer.from(picture.png) };
  } catch (cause) {
    throw new Error(`The picture of ${request.scene} failed: ${(cause as Error).message}`, { cause });
  }
}
