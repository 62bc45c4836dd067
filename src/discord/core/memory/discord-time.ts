import type { REST } from 'discord.js';

/** A clock this close to Discord's is right, in ms: what goes by Discord's time takes days. */
const TOLERANCE_MS = 3_600_000;

/**
 * Measures the difference between the machine's clock and Discord's, by the `Date` header of the newest response.
 * https://www.rfc-editor.org/rfc/rfc9110#field.date
 */
export class DiscordTime {
  readonly #now: () => number;
  #ahead = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** In ms, negative where the clock is behind; 0 where it is right or nothing is known yet. */
  ahead(): number {
    return this.#ahead;
  }

  /** Reads the time in all answers to these requests. */
  follow({ options }: REST): void {
    const make = options.makeRequest;
    options.makeRequest = async (url, init) => {
      const asked = this.#now();
      const answer = await make(url, init);
      this.#hear(Date.parse(answer.headers.get('date') ?? ''), asked);
      return answer;
    };
  }

  /** Discord answered between `asked` and now. */
  #hear(time: number, asked: number): void {
    if (Number.isNaN(time)) return;
    const ahead = Math.max(asked - time, Math.min(0, this.#now() - time));
    this.#ahead = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
  }
}
