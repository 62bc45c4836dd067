/** How somebody stands in line. */
export interface Waiting {
  /** Nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
  /** Its turn has come, after it had to wait. */
  readonly taken?: (() => void) | undefined;
}

interface Waiter {
  readonly enter: () => void;
  readonly refuse: (why: Error) => void;
}

/**
 * A line before a room in which is one at a time, each in their order: a pool of threads by itself serves those whom a signal can
 * call off the other way round.
 */
export class Queue {
  readonly #most: number;
  readonly #waiters: Waiter[] = [];
  #isTaken = false;
  #isClosed = false;

  /** `most`: how many may wait. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves when it is its turn; it leaves afterwards. Rejects where too many wait, where it is called off, and at the end. */
  async enter({ signal, taken }: Waiting = {}): Promise<void> {
    if (this.#isClosed) throw new Error('Nobody draws any more');
    signal?.throwIfAborted();
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    if (this.#waiters.length >= this.#most) throw new Error('Too many wait');
    await this.#turn(signal);
    taken?.();
  }

  /** Whoever was inside is not any more: the next one is. */
  leave(): void {
    const next = this.#waiters.shift();
    if (next) next.enter();
    else this.#isTaken = false;
  }

  /** Refuses all who wait, and who come. */
  close(): void {
    this.#isClosed = true;
    for (const waiter of this.#waiters.splice(0)) waiter.refuse(new Error('Nobody draws any more'));
  }

  async #turn(signal: AbortSignal | undefined): Promise<void> {
    let give = () => {};
    const entered = new Promise<void>((enter, refuse) => {
      const waiter = { enter, refuse };
      this.#waiters.push(waiter);
      give = () => {
        const at = this.#waiters.indexOf(waiter);
        if (at >= 0) this.#waiters.splice(at, 1);
        refuse(new Error('Nobody waits for it any more'));
      };
    });
    signal?.addEventListener('abort', give, { once: true });
    await entered.finally(() => signal?.removeEventListener('abort', give));
  }
}
