import './addon.ts';
import { Piscina } from 'piscina';
import { GIVES_WAY } from './givesWay.ts';
import type { Picture } from './picture.ts';
import type { PictureRequest } from './request.ts';
import { withRoom } from './roomy.ts';

/** What nobody waits for any more is broken off after so many ms, with its thread; another one takes its place. */
const STUCK = 20_000;

/** A thread that draws one picture at a time. It starts at once and stays until `close`. */
export class Room {
  readonly #pool: Piscina;

  /** `trouble`: what goes wrong with the thread and with no picture. */
  constructor(trouble: (error: Error) => void) {
    this.#pool = withRoom(
      () =>
        new Piscina({
          filename: new URL('./worker.ts', import.meta.url).href,
          execArgv: [],
          minThreads: 1,
          maxThreads: 1,
          atomics: 'disabled',
          niceIncrement: GIVES_WAY,
        }),
    );
    this.#pool.on('error', trouble);
  }

  /** `signal`: nobody waits for it any more. A request travels as JSON, which takes both threads less than to clone it. */
  async paint(request: PictureRequest, signal?: AbortSignal): Promise<Picture> {
    const json = JSON.stringify(request);
    const picture: Picture = await this.#pool.run(json, signal ? { signal: stuck(signal) } : {});
    // Not copied: what the thread sent is a copy already.
    const { buffer, byteOffset, byteLength } = picture.png;
    return { ...picture, png: Buffer.from(buffer, byteOffset, byteLength) };
  }

  /** The processor time that its thread has spent so far, in ms; Node 22 cannot tell. */
  async spent(): Promise<number> {
    const used = await Promise.all(this.#pool.threads.map((thread) => thread.cpuUsage()));
    return used.reduce((sum, { user, system }) => sum + user + system, 0) / 1000;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Aborted a little after the other: by then most pictures are there. */
function stuck(signal: AbortSignal): AbortSignal {
  const end = new AbortController();
  const later = () => setTimeout(() => end.abort(), STUCK).unref();
  if (signal.aborted) later();
  else signal.addEventListener('abort', later, { once: true });
  return end.signal;
}
