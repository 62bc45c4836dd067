/** Whether somebody waits for a picture before them (`first`), or it is for a channel (`later`). */
export type Line = 'first' | 'later';

/** So many of the first line are served in a row while somebody waits in the other. */
const IN_A_ROW = 3;

/** How something stands in line. */
export interface Waiting {
  readonly line: Line;
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
 * Two lines before a room in which are so many at a time: whoever looks at a panel is served first, and yet no board waits for
 * ever. Each line in its order: a pool of threads by itself serves those whom a signal can call off the other way round.
 */
export class Lines {
  readonly #places: number;
  readonly #most: number;
  readonly #lines: Readonly<Record<Line, Waiter[]>> = { first: [], later: [] };
  #inside = 0;
  #row = 0;
  #isClosed = false;

  /** `most`: how many may wait. */
  constructor(places: number, most: number) {
    this.#places = places;
    this.#most = most;
  }

  /** Resolves when it is its turn; it leaves afterwards. Rejects where too many wait, where it is called off, and at the end. */
  async enter({ line, signal, taken }: Waiting): Promise<void> {
    if (this.#isClosed) throw new Error('Nobody draws any more');
    signal?.throwIfAborted();
    if (this.#inside < this.#places) {
      this.#inside++;
      return;
    }
    if (this.#lines.first.length + this.#lines.later.length >= this.#most) throw new Error('Too many wait');
    await this.#turn(this.#lines[line], signal);
    taken?.();
  }

  /** Whoever was inside is not any more: the next one is. */
  leave(): void {
    this.#inside--;
    const next = this.#next();
    if (!next) return;
    this.#inside++;
    next.enter();
  }

  /** Refuses all who wait, and who come. */
  close(): void {
    this.#isClosed = true;
    for (const line of Object.values(this.#lines))
      for (const waiter of line.splice(0)) waiter.refuse(new Error('Nobody draws any more'));
  }

  #next(): Waiter | undefined {
    const { first, later } = this.#lines;
    const isTurn = this.#row >= IN_A_ROW && later.length > 0;
    const isLaters = first.length === 0 || isTurn;
    this.#row = isLaters ? 0 : this.#row + 1;
    return (isLaters ? later : first).shift();
  }

  async #turn(line: Waiter[], signal: AbortSignal | undefined): Promise<void> {
    let give = () => {};
    const entered = new Promise<void>((enter, refuse) => {
      const waiter = { enter, refuse };
      line.push(waiter);
      give = () => {
        const at = line.indexOf(waiter);
        if (at >= 0) line.splice(at, 1);
        refuse(new Error('Nobody waits for it any more'));
      };
    });
    signal?.addEventListener('abort', give, { once: true });
    await entered.finally(() => signal?.removeEventListener('abort', give));
  }
}
