/** A line: whoever comes first is served first, so many at a time. Who can wait is served when nobody else is left. */
export class Line {
  readonly #waiting: (() => void)[] = [];
  readonly #patient: (() => void)[] = [];
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  /** `doing` is told how many wait behind it; of those who can wait nobody is counted. */
  async inTurn<T>(doing: (waiting: number) => Promise<T>): Promise<T> {
    return await this.#served(this.#waiting, doing);
  }

  /** The same after all who are in turn, also those who come later. */
  async afterAll<T>(doing: (waiting: number) => Promise<T>): Promise<T> {
    return await this.#served(this.#patient, doing);
  }

  async #served<T>(among: (() => void)[], doing: (waiting: number) => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => among.push(resolve));
    try {
      return await doing(this.#waiting.length);
    } finally {
      const next = this.#waiting.shift() ?? this.#patient.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
