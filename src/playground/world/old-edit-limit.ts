import type { APIMessage } from 'discord-api-types/v10';
import { createRefusal } from '../checks/refusal.ts';
import type { Clock } from '../clock.ts';

const HOUR_MS = 3_600_000;

/**
 * Maximum number of edits of old messages in a channel within the window, as people measured it; Discord does not say.
 * https://github.com/discord-userdoccers/discord-userdoccers/issues/551
 */
const MAX_OLD_EDITS = 3;
const WINDOW_MS = 6_000;

/** Limits edits of messages that are older than an hour, for all of a channel together. */
export class OldEditLimit {
  readonly #clock: Clock;
  /** When old messages of each channel were changed within the window. */
  readonly #times = new Map<string, readonly number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one change of a message by the channel's endpoint; one too many is refused. */
  count({ channel_id: channel, timestamp }: APIMessage): void {
    const now = this.#clock.now();
    if (now - Date.parse(timestamp) <= HOUR_MS) return;
    const recent = (this.#times.get(channel) ?? []).filter((at) => at > now - WINDOW_MS);
    if (recent.length >= MAX_OLD_EDITS) throw createRefusal(30046, (recent[0]! + WINDOW_MS - now) / 1000);
    this.#times.set(channel, [...recent, now]);
  }
}
