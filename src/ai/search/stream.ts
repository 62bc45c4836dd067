import type { Chance } from '../../engine/chance.ts';

/** Seed of a search: 128 bits as 32 hexadecimal digits, "9f86d081884c7d659a2feaa0c55ad015". */
export type Seed = string;

/** Number of values discarded at the start, until streams of similar seeds differ. */
const WARM_UP_DRAWS = 12;

/**
 * Random streams of a search, as many as needed from one seed (sfc32 by Chris Doty-Humphrey). Never used for a match. A
 * scaled 32-bit number has a bias under n/2³², which does not matter here.
 */
export class ChanceStream implements Chance {
  readonly #seed: readonly number[];
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  constructor(seed: Seed) {
    if (!/^[0-9a-f]{32}$/.test(seed)) throw new RangeError(`A seed has 32 hexadecimal digits, not "${seed}"`);
    this.#seed = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
    this.begin(0);
  }

  /** Starts the stream of a number: always the same, and independent of those of other numbers. */
  begin(number: number): void {
    const [a = 0, b = 0, c = 0, d = 0] = this.#seed;
    this.#a = a ^ number;
    this.#b = b;
    this.#c = c ^ d;
    this.#counter = 1 + d;
    for (let drawn = 0; drawn < WARM_UP_DRAWS; drawn++) this.#next();
  }

  draw(count: number): number {
    return ((this.#next() >>> 0) * count * 2 ** -32) | 0;
  }

  roll(sides: number): number {
    return this.draw(sides) + 1;
  }

  #next(): number {
    const drawn = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + drawn) | 0;
    return drawn;
  }
}

/** Draws a seed from another source. */
export function drawSeed(chance: Chance): Seed {
  return Array.from({ length: 32 }, () => chance.draw(16).toString(16)).join('');
}
