import { GIVES_WAY } from './givesWay.ts';
import './fontless.ts';
import { Piscina } from 'piscina';
import { type Line, Lines } from './lines.ts';
import type { Picture } from './picture.ts';
import { SCENES } from './registry.ts';
import type { PictureRequest } from './request.ts';
import { withRoom } from './room.ts';
import { type Drawn, timed } from './timed.ts';

/** How a picture is wanted. */
export interface Wanting {
  /** `later` where nobody waits for it before them; else `first`. */
  readonly line?: Line;
  /** Nobody waits any more: it is not begun, or is broken off if it does not end soon. */
  readonly signal?: AbortSignal;
}

/** Threads that draw, so that no picture keeps the house waiting. */
export interface Painters {
  /**
   * Rejects with an error that names the scene: when it does not exist, fails, or too many pictures wait.
   */
  paint(request: PictureRequest, wanting?: Wanting): Promise<Picture>;
  /** Loads the fonts and draws every scene, so that the first picture is as quick as the others. */
  warm(): Promise<void>;
  /** The processor time that its threads have spent so far, in ms; Node 22 cannot tell. */
  spent(): Promise<number>;
  /** Ends the threads; pictures that wait are refused. */
  close(): Promise<void>;
}

/** How many pictures may wait for a thread: some ten seconds of drawing. */
const QUEUE = 400;

/** What nobody waits for any more is broken off after so many ms, with its thread; another one takes its place. */
const STUCK = 20_000;

export interface PaintersOptions {
  /** 1 unless told. */
  readonly threads?: number;
  /** What goes wrong with a thread and with no picture: another one takes its place. */
  readonly trouble?: (error: Error) => void;
  /** Told of each picture that somebody wanted; nobody measures unless told. */
  readonly told?: (drawn: Drawn) => void;
}

/** Opens the painters' room. They start at once and stay until `close`. */
export function openPainters({ threads = 1, trouble = () => {}, told }: PaintersOptions = {}): Painters {
  const lines = new Lines(threads, QUEUE);
  const pool = withRoom(
    () =>
      new Piscina({
        filename: new URL('./worker.ts', import.meta.url).href,
        execArgv: [],
        minThreads: threads,
        maxThreads: threads,
        atomics: 'disabled',
        niceIncrement: GIVES_WAY,
      }),
  );
  pool.on('error', trouble);
  const paint = async (
    request: PictureRequest,
    { line = 'first', signal }: Wanting = {},
    taken?: () => void,
  ) => {
    try {
      await lines.enter({ line, signal, taken });
      return await painted(pool, request, signal).finally(() => lines.leave());
    } catch (cause) {
      throw new Error(`The picture of ${request.scene} failed: ${(cause as Error).message}`, { cause });
    }
  };
  return {
    paint: async (request, wanting) =>
      await (told ? timed((taken) => paint(request, wanting, taken), told) : paint(request, wanting)),
    warm: async () => {
      const firsts = SCENES.flatMap(({ previews }) => previews.slice(0, 1));
      // One after another, so that whoever wants a picture meanwhile waits for one of these at most.
      for (const preview of firsts)
        await Promise.all(Array.from({ length: threads }, () => paint(preview, { line: 'later' })));
    },
    spent: async () => {
      const used = await Promise.all(pool.threads.map((thread) => thread.cpuUsage()));
      return used.reduce((sum, { user, system }) => sum + user + system, 0) / 1000;
    },
    close: async () => {
      lines.close();
      await pool.destroy();
    },
  };
}

async function painted(pool: Piscina, request: PictureRequest, signal?: AbortSignal): Promise<Picture> {
  const picture: Picture = await pool.run(request, signal ? { signal: stuck(signal) } : {});
  return { ...picture, png: Buffer.from(picture.png) };
}

/** Aborted a little after the other: by then most pictures are there. */
function stuck(signal: AbortSignal): AbortSignal {
  const end = new AbortController();
  const later = () => setTimeout(() => end.abort(), STUCK).unref();
  if (signal.aborted) later();
  else signal.addEventListener('abort', later, { once: true });
  return end.signal;
}
