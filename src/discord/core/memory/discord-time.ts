import type { REST } from 'discord.js';

/** Tolerated difference from Discord's clock, in ms; intervals measured by Discord's time last days. */
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

  /** Difference in ms, negative if the machine's clock is behind; 0 within the tolerance or before the first response. */
  ahead(): number {
    return this.#ahead;
  }

  /** Reads the time from all responses of this client. */
  follow({ options }: REST): void {
    const make = options.makeRequest;
    options.makeRequest = async (url, init) => {
      const sentAt = this.#now();
      const answer = await make(url, init);
      this.#hear(Date.parse(answer.headers.get('date') ?? ''), sentAt);
      return answer;
    };
  }

  /** Records the difference; Discord responded between `asked` and now. */
  #hear(time: number, sentAt: number): void {
    if (Number.isNaN(time)) return;
    const ahead = Math.max(sentAt - time, Math.min(0, this.#now() - time));
    this.#ahead = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
  }
}
