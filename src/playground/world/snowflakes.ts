import type { Clock } from '../clock.ts';

const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * Ids that grow with time, as Discord makes them: 42 bits of milliseconds, then 22 that count.
 * https://docs.discord.com/developers/reference#snowflakes
 */
export class Snowflakes {
  readonly #clock: Clock;
  #last = 0n;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The next id: never the same twice, never smaller than the one before. */
  next(): string {
    const now = BigInt(this.#clock.now() - DISCORD_EPOCH) << 22n;
    this.#last = now > this.#last ? now : this.#last + 1n;
    return this.#last.toString();
  }

  /** Starts above an id that is already in use. */
  above(id: string): void {
    if (BigInt(id) > this.#last) this.#last = BigInt(id);
  }
}

/** Whether a text could be an id at all. */
export const isSnowflake = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{17,19}$/.test(value);
