import type { Clock } from '../clock.ts';

const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * Generates ids that grow with time, as Discord's do: 42 bits of milliseconds, then a 22-bit counter.
 * https://docs.discord.com/developers/reference#snowflakes
 */
export class Snowflakes {
  readonly #clock: Clock;
  #last = 0n;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the next id, greater than every earlier one. */
  next(): string {
    const now = BigInt(this.#clock.now() - DISCORD_EPOCH) << 22n;
    this.#last = now > this.#last ? now : this.#last + 1n;
    return this.#last.toString();
  }

  /** Continues above an id that is already in use. */
  above(id: string): void {
    if (BigInt(id) > this.#last) this.#last = BigInt(id);
  }
}

/** Returns true if the value has the form of an id. */
export const isSnowflake = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{17,19}$/.test(value);
