const MAX_SENDS = 120;
const WINDOW_MS = 60_000;

/** How fast a client sends: https://docs.discord.com/developers/events/gateway#rate-limiting */
export class SendRate {
  #sent: readonly number[] = [];

  /** Counts what was sent now; whether it is more than a minute allows. */
  exceededAt(now: number): boolean {
    this.#sent = [...this.#sent.filter((at) => at > now - WINDOW_MS), now];
    return this.#sent.length > MAX_SENDS;
  }
}
