import { LRUCache } from 'lru-cache';

/** An answer that arrives so soon after its message changed was meant for what stood there before, in ms. */
const FRESH_MS = 700;

/** So many messages are remembered; what changed longest ago is forgotten first. */
const MAX_MESSAGES = 2_000;

/**
 * Which messages changed a moment ago. Both ends are taken by the bot's own clock: what Discord says of a private message
 * may be missing or late. It is kept in memory: after a restart no message has changed.
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

  /** Changes a message, to something else than it showed; it counts as changed while Discord is asked to, and from its answer on. */
  async during<T>(message: string, changing: () => Promise<T>): Promise<T> {
    const sent = this.#now();
    this.#note(message, sent);
    const started = performance.now();
    const done = await changing();
    this.#note(message, Math.min(this.#now(), sent + performance.now() - started));
    return done;
  }

  /** The same for a message that may go on asking what it asked: then it has not changed. `asks`: the ids of its buttons. */
  async asking<T>(message: string, asks: string, changing: () => Promise<T>): Promise<T> {
    const before = this.#asked.peek(message);
    this.asks(message, asks);
    return before === undefined || before === asks ? await changing() : await this.during(message, changing);
  }

  /** What a message asks from now on. */
  asks(message: string, asks: string): void {
    this.#asked.set(message, asks);
  }

  /** Whether the message had changed less than 0.7 s before that, in ms since 1970. */
  isFresh(message: string, at: number): boolean {
    const since = at - (this.#changed.peek(message) ?? Number.NEGATIVE_INFINITY);
    return since >= 0 && since < this.#soon;
  }

  #note(message: string, at: number): void {
    this.#changed.set(message, at);
  }
}
