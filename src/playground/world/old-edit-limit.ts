import type { APIMessage } from 'discord-api-types/v10';
import { createRefusal } from '../checks/refusal.ts';
import type { Clock } from '../clock.ts';

const HOUR_MS = 3_600_000;

/**
 * Maximum number of edits of old messages in a channel within the window. Discord does not document it; users measured it.
 * https://github.com/discord-userdoccers/discord-userdoccers/issues/551
 */
const MAX_OLD_EDITS = 3;
const WINDOW_MS = 6_000;

/** Limits edits of messages older than an hour, per channel. */
export class OldEditLimit {
  readonly #clock: Clock;
  /** Times of recent edits of old messages, by channel. */
  readonly #times = new Map<string, readonly number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts an edit through the channel's endpoint; throws if it exceeds the limit. */
  count({ channel_id: channel, timestamp }: APIMessage): void {
    const now = this.#clock.now();
    if (now - Date.parse(timestamp) <= HOUR_MS) return;
    const recent = (this.#times.get(channel) ?? []).filter((at) => at > now - WINDOW_MS);
    if (recent.length >= MAX_OLD_EDITS) throw createRefusal(30046, (recent[0]! + WINDOW_MS - now) / 1000);
    this.#times.set(channel, [...recent, now]);
  }
}
