import { type Client, type ClientOptions, Events, ShardClientUtil } from 'discord.js';
import { ConnectError, describeCloseCode } from './connect-error.ts';

/** Shards of this process: all that Discord recommends, all of a number, or some of a number: `{ count: 6, ids: [0, 3] }`. */
export type Shards = 'auto' | number | { readonly count: number; readonly ids: readonly number[] };

/** Returns the client's shard options. Shards identify in sequence, as fast as Discord allows. */
export function getShardOptions(shards: Shards): Pick<ClientOptions, 'shards' | 'shardCount'> {
  if (shards === 'auto') return { shards };
  if (typeof shards === 'number')
    return { shards: Array.from({ length: shards }, (_, id) => id), shardCount: shards };
  return { shards: [...shards.ids], shardCount: shards.count };
}

/** Returns whether a server is on one of this process's shards, once they are connected. */
export function isOwnGuild({ ws, options }: Client, guild: string): boolean {
  return ws.shards.has(ShardClientUtil.shardIdForGuildId(guild, options.shardCount ?? 1));
}

/**
 * Emits the ready event with the first shard that is ready. By itself discord.js waits for the last, 5 s a shard, while an interaction
 * expires after 3 s.
 */
export function emitReadyEarly(client: Client): void {
  // biome-ignore lint/complexity/useLiteralKeys: discord.js calls it private and has no other way; a key keeps it typed.
  client.once(Events.ShardReady, () => client.ws['triggerClientReady']());
}

/** Waits until every shard is ready. Rejects with {@link ConnectError} when one is closed for good. */
export function waitForShards(client: Client): Promise<void> {
  const ready = new Set<number>();
  return new Promise((resolve, reject) => {
    client.on(Events.ShardReady, (id) => {
      if (ready.add(id).size === client.ws.shards.size) resolve();
    });
    client.once(Events.ShardDisconnect, ({ code }) => reject(new ConnectError(describeCloseCode(code))));
  });
}
