/** Of those who can wait one is served after so many others, so that nobody waits for ever. */
const OTHERS = 8;

/**
 * A line: whoever comes first is served first, so many at a time. Who can wait is served when nobody else is left, or when
 * many others were.
 */
export class Line {
  readonly #waiting: (() => void)[] = [];
  readonly #patient: (() => void)[] = [];
  #free: number;
  /** How many were served since the last who can wait. */
  #since = 0;

  constructor(places: number) {
    this.#free = places;
  }

  /** `doing` is told how many wait behind it; of those who can wait nobody is counted. */
  async inTurn<T>(doing: (waiting: number) => Promise<T>): Promise<T> {
    return await this.#served(this.#waiting, doing);
  }

  /** The same after those who are in turn, also those who come later, but for one after so many of them. */
  async afterAll<T>(doing: (waiting: number) => Promise<T>): Promise<T> {
    return await this.#served(this.#patient, doing);
  }

  async #served<T>(among: (() => void)[], doing: (waiting: number) => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => among.push(resolve));
    this.#since = among === this.#patient ? 0 : this.#since + 1;
    try {
      return await doing(this.#waiting.length);
    } finally {
      const next = this.#next();
      if (next) next();
      else this.#free++;
    }
  }

  #next(): (() => void) | undefined {
    const [first, then] =
      this.#since < OTHERS ? [this.#waiting, this.#patient] : [this.#patient, this.#waiting];
    return first.shift() ?? then.shift();
  }
}
