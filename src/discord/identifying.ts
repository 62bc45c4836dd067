import { setTimeout as until } from 'node:timers/promises';
import type { ClientOptions, WebSocketOptions } from 'discord.js';
import type { Sharing } from '../store/sharing.ts';

/** Sessions of a bucket are started so far apart, in ms: 5 s at Discord, and what the way there may take. */
const APART = 5_250;

/** So soon the database is asked again when it was out of reach, in ms. */
const AGAIN = 500;

/**
 * Has the sessions of all processes started one after the other, as many at once as Discord allows: each shard belongs to one
 * of so many buckets. https://docs.discord.com/developers/events/gateway#sharding-max-concurrency
 */
export function identifyingBy(sharing: Pick<Sharing, 'identify'>): Pick<ClientOptions, 'ws'> {
  const ws: Partial<WebSocketOptions> = {
    buildIdentifyThrottler: async (manager) => {
      const { session_start_limit: limit } = await manager.fetchGatewayInformation();
      return {
        waitForIdentify: async (shard, signal) => {
          const take = () => sharing.identify(shard % limit.max_concurrency, APART).catch(() => AGAIN);
          for (let wait = await take(); wait > 0; wait = await take())
            await until(wait, undefined, { signal });
          signal.throwIfAborted();
        },
      };
    },
  };
  return { ws: ws as WebSocketOptions };
}
