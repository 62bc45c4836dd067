import { LRUCache } from 'lru-cache';

/** Time in ms after a message changed within which a click was meant for its previous content. */
const FRESH_MS = 700;

/** Maximum number of messages remembered; the one changed longest ago is evicted first. */
const MAX_MESSAGES = 2_000;

/**
 * Times of the latest message changes. Both ends use the bot's own clock: Discord's timestamps of a private message may be missing or late.
 * Kept in memory only: after a restart no message counts as changed.
 */
export class MessageChanges {
  readonly #now: () => number;
  readonly #soon: number;
  readonly #changed = new LRUCache<string, number>({ max: MAX_MESSAGES });
  readonly #asked = new LRUCache<string, string>({ max: MAX_MESSAGES });

  constructor(now: () => number, soon = FRESH_MS) {
    this.#now = now;
    this.#soon = soon;
  }

  /** Changes the content of a message. It counts as changed while the request runs, and from its response on. */
  async during<T>(message: string, changing: () => Promise<T>): Promise<T> {
    const sent = this.#now();
    this.#note(message, sent);
    const started = performance.now();
    const done = await changing();
    this.#note(message, Math.min(this.#now(), sent + performance.now() - started));
    return done;
  }

  /** Changes a message that may go on asking the same question, and then does not count as changed. `asks`: the ids of its buttons. */
  async asking<T>(message: string, asks: string, changing: () => Promise<T>): Promise<T> {
    const before = this.#asked.peek(message);
    this.asks(message, asks);
    return before === undefined || before === asks ? await changing() : await this.during(message, changing);
  }

  /** Records the question that a message asks from now on. */
  asks(message: string, asks: string): void {
    this.#asked.set(message, asks);
  }

  /** Returns whether the message changed less than 0.7 s before `at`, in ms since 1970. */
  isFresh(message: string, at: number): boolean {
    const since = at - (this.#changed.peek(message) ?? Number.NEGATIVE_INFINITY);
    return since >= 0 && since < this.#soon;
  }

  #note(message: string, at: number): void {
    this.#changed.set(message, at);
  }
}
