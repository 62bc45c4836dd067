import { setTimeout as until } from 'node:timers/promises';
import type { ClientOptions, WebSocketOptions } from 'discord.js';
import type { ClusterConnection } from '../../store/cluster.ts';

/** Minimum interval in ms between session starts of a bucket: 5 s at Discord, plus latency. */
const IDENTIFY_INTERVAL_MS = 5_250;

/** Time in ms before the database is asked again after it was unavailable. */
const RETRY_AFTER_MS = 500;

/**
 * Starts the sessions of all processes in sequence, as many at once as Discord allows: each shard belongs to one bucket.
 * https://docs.discord.com/developers/events/gateway#sharding-max-concurrency
 */
export class IdentifyThrottle {
  readonly #sharing: Pick<ClusterConnection, 'identify' | 'identifiable'>;
  readonly #buckets: number;

  constructor(sharing: Pick<ClusterConnection, 'identify' | 'identifiable'>, buckets: number) {
    this.#sharing = sharing;
    this.#buckets = buckets;
  }

  /** Client options that install this throttle. */
  get options(): Pick<ClientOptions, 'ws'> {
    const waitForIdentify = (shard: number, signal: AbortSignal) => this.#wait(shard, signal);
    const ws: Partial<WebSocketOptions> = { buildIdentifyThrottler: async () => ({ waitForIdentify }) };
    return { ws: ws as WebSocketOptions };
  }

  /** Resolves when a session of that shard could start at once. */
  async free(shard: number): Promise<void> {
    const bucket = shard % this.#buckets;
    const left = () => this.#sharing.identifiable(bucket, IDENTIFY_INTERVAL_MS).catch(() => 0);
    for (let wait = await left(); wait > 0; wait = await left()) await until(wait);
  }

  async #wait(shard: number, signal: AbortSignal): Promise<void> {
    const take = () =>
      this.#sharing.identify(shard % this.#buckets, IDENTIFY_INTERVAL_MS).catch(() => RETRY_AFTER_MS);
    for (let wait = await take(); wait > 0; wait = await take()) await until(wait, undefined, { signal });
    signal.throwIfAborted();
  }
}
