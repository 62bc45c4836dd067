/**
 * Source of randomness for a game. Each outcome is recorded as the number returned, so a log reads like table talk: a 4
 * on a die is a 4.
 */
export interface Chance {
  /** Rolls a die with faces 1 to `sides`. */
  roll(sides: number): number;
  /** Draws one of `count` things, from 0: a card of a pile, a face of a null-to-five die, a seat. */
  draw(count: number): number;
}

/** Returns an element of the list, each equally likely. */
export function pickOne<T>(chance: Chance, list: readonly T[]): T {
  return list[chance.draw(list.length)] as T;
}

/** Returns the list in random order (Fisher–Yates), with one draw for every place but the last. */
export function shuffleList<T>(chance: Chance, list: readonly T[]): T[] {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.draw(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Thrown by {@link createRecordedChance} when a caller draws more outcomes than were recorded. */
export class LuckRanOutError extends Error {
  /** Number of outcomes that were possible. */
  readonly wanted: number;

  constructor(wanted: number) {
    super(`The given outcomes ran out: one of ${wanted} is needed`);
    this.name = 'LuckRanOutError';
    this.wanted = wanted;
  }
}

/**
 * Returns recorded outcomes in order. Throws {@link LuckRanOutError} when they run out, or RangeError for an impossible
 * outcome.
 */
export function createRecordedChance(luck: readonly number[]): Chance & { readonly left: () => number } {
  let next = 0;
  const take = (low: number, high: number): number => {
    const outcome = luck[next];
    if (outcome === undefined) throw new LuckRanOutError(high - low + 1);
    if (!Number.isInteger(outcome) || outcome < low || outcome > high) {
      throw new RangeError(`Outcome ${outcome} at position ${next + 1} is not within ${low} to ${high}`);
    }
    next++;
    return outcome;
  };
  return {
    roll: (sides) => take(1, sides),
    draw: (count) => take(0, count - 1),
    left: () => luck.length - next,
  };
}

const NONE: readonly number[] = [];

/** Passes on outcomes from a source and records them. */
export class ChanceRecorder implements Chance {
  readonly #source: Chance;
  #luck: number[] | null = null;

  constructor(source: Chance) {
    this.#source = source;
  }

  roll(sides: number): number {
    return this.#note(this.#source.roll(sides));
  }

  draw(count: number): number {
    return this.#note(this.#source.draw(count));
  }

  /** Outcomes drawn so far, in order. */
  get luck(): readonly number[] {
    return this.#luck ?? NONE;
  }

  #note(outcome: number): number {
    if (this.#luck === null) this.#luck = [outcome];
    else this.#luck.push(outcome);
    return outcome;
  }
}

/**
 * Returns a fast repeatable generator for tests, simulations and AI seats (Mulberry32). Never use it for a live match:
 * see `luck.ts`. `draw` scales a 32-bit number; the bias (under n/2³²) does not matter there.
 */
export function createSeededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const draw = (count: number): number => Math.floor((next() / 0x1_0000_0000) * count);
  return { draw, roll: (sides) => draw(sides) + 1 };
}
