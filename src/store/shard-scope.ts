import { type RawBuilder, sql } from 'kysely';

/** Some of the servers: those of some of so many shards. https://docs.discord.com/developers/events/gateway#sharding */
export interface ShardScope {
  readonly count: number;
  readonly shards: readonly number[];
}

/** Of which servers something is asked; null for all. */
export type ShardFilter = ShardScope | null;

/** Whether the server that a column names is among them: `inPart('tables.guild', part)`. */
export function isInShardScope(column: string, whose: ShardFilter): RawBuilder<boolean> {
  if (whose === null) return sql<boolean>`1 = 1`;
  if (whose.shards.length === 0) return sql<boolean>`1 = 0`;
  const shard = sql`(cast(${sql.ref(column)} as bigint) >> 22) % ${sql.lit(whose.count)}`;
  return sql<boolean>`${shard} in (${sql.join(whose.shards.map((id) => sql.lit(id)))})`;
}
