import { LRUCache } from 'lru-cache';

/** Time in ms for which pictures are left out after a refusal. Otherwise each message would be refused first. */
const LIMITED_FOR_MS = 3_600_000;

/** Maximum number of channels remembered; the oldest is evicted first. */
const MAX_CHANNELS = 10_000;

/**
 * Channels in whose server Discord limits uploads (400001), and the hosts to notify. Kept in memory only: after a restart the limit is
 * discovered again.
 */
export class UploadLimits {
  readonly #now: () => number;
  /** End of the limit in ms since 1970, by channel. */
  readonly #limited = new LRUCache<string, number>({ max: MAX_CHANNELS });
  /** Notification state by channel and host: true once the host has been notified. */
  readonly #hosts = new LRUCache<string, boolean>({ max: MAX_CHANNELS });

  constructor(now: () => number) {
    this.#now = now;
  }

  isLimited(channel: string): boolean {
    return this.#now() < (this.#limited.get(channel) ?? 0);
  }

  /** Records that a file was refused; `host`: the user to notify once. */
  note(channel: string, host: string | null = null): void {
    this.#limited.set(channel, this.#now() + LIMITED_FOR_MS);
    this.owe(channel, host);
  }

  /** Records the host to notify, unless they were notified before. */
  owe(channel: string, host: string | null): void {
    const key = `${channel} ${host}`;
    if (host !== null && !this.#hosts.has(key)) this.#hosts.set(key, false);
  }

  /** Returns whether to notify this user now, and marks them as notified. */
  takeNotice(channel: string, person: string): boolean {
    const key = `${channel} ${person}`;
    if (this.#hosts.get(key) !== false) return false;
    this.#hosts.set(key, true);
    return true;
  }
}
