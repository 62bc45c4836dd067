import type { APIMessage } from 'discord-api-types/v10';
import { refusal } from '../checks/refusal.ts';
import type { Clock } from '../clock.ts';

const HOUR_MS = 3_600_000;

/** Discord does not say how many; as it does not say for what either, they are counted for each message. */
const MOST = 3;

/** Messages that are older than an hour can be changed a few times an hour, and no more. */
export class OldEdits {
  readonly #clock: Clock;
  /** When each of them was changed in the last hour. */
  readonly #times = new Map<string, readonly number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one change of a message by the channel's endpoint; one too many is refused. */
  count({ id, timestamp }: APIMessage): void {
    const now = this.#clock.now();
    if (now - Date.parse(timestamp) <= HOUR_MS) return;
    const recent = (this.#times.get(id) ?? []).filter((at) => at > now - HOUR_MS);
    if (recent.length >= MOST) throw refusal(30046, (recent[0]! + HOUR_MS - now) / 1000);
    this.#times.set(id, [...recent, now]);
  }
}
