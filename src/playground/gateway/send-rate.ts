const MAX_SENDS = 120;
const WINDOW_MS = 60_000;

/** Rate limit for a client's payloads: https://docs.discord.com/developers/events/gateway#rate-limiting */
export class SendRate {
  #sent: readonly number[] = [];

  /** Counts a payload; returns true if it exceeds the limit per minute. */
  exceededAt(now: number): boolean {
    this.#sent = [...this.#sent.filter((at) => at > now - WINDOW_MS), now];
    return this.#sent.length > MAX_SENDS;
  }
}
