import { type RawBuilder, sql } from 'kysely';

/** Servers of some of the shards. https://docs.discord.com/developers/events/gateway#sharding */
export interface ShardScope {
  readonly count: number;
  readonly shards: readonly number[];
}

/** Servers to which a query applies; null for all. */
export type ShardFilter = ShardScope | null;

/** Returns a condition that the server in a column is in scope: `isInShardScope('tables.guild', whose)`. */
export function isInShardScope(column: string, whose: ShardFilter): RawBuilder<boolean> {
  if (whose === null) return sql<boolean>`1 = 1`;
  if (whose.shards.length === 0) return sql<boolean>`1 = 0`;
  const shard = sql`(cast(${sql.ref(column)} as bigint) >> 22) % ${sql.lit(whose.count)}`;
  return sql<boolean>`${shard} in (${sql.join(whose.shards.map((id) => sql.lit(id)))})`;
}
