import { sql } from 'kysely';
import type { Store } from './open.ts';

/** Week of a server, in ms since 1970: start, and exclusive end. */
export interface ServerWeek {
  readonly guild: string;
  readonly from: number;
  readonly to: number;
}

/** Returns whether any match ended in that week. */
export async function hasEndedMatch(store: Store, { guild, from, to }: ServerWeek): Promise<boolean> {
  const ended = store
    .selectFrom('tables')
    .select('id')
    .where('guild', '=', guild)
    .where('ended_at', '>=', from)
    .where('ended_at', '<', to);
  return (await ended.where('phase', '=', 'over').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns those of these people who had finished a match there before. */
export async function findEarlierPlayers(
  store: Store,
  { guild, from }: Omit<ServerWeek, 'to'>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await store
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select('results.person')
    .distinct()
    .where('results.person', 'in', people)
    .where('tables.guild', '=', guild)
    .where('tables.phase', '=', 'over')
    .where('tables.ended_at', '<', from)
    .execute();
  return new Set(rows.flatMap(({ person }) => person ?? []));
}

/** Returns the person's winning streak there before a time; only a limited number of matches is read. */
export async function countWinStreak(
  store: Store,
  { guild, from }: Omit<ServerWeek, 'to'>,
  person: string,
): Promise<number> {
  const rows = await store
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select(
      sql<number>`case when results.place = 1 and exists (select 1 from results as other
        where other.table_id = results.table_id and other.place is distinct from 1) then 1 else 0 end`.as(
        'won',
      ),
    )
    .where('results.person', '=', person)
    .where('tables.guild', '=', guild)
    .where('tables.phase', '=', 'over')
    .where('tables.ended_at', '<', from)
    .orderBy('tables.ended_at', 'desc')
    .orderBy('tables.id', 'desc')
    .limit(MAX_MATCHES_CHECKED)
    .execute();
  const end = rows.findIndex(({ won }) => won !== 1);
  return end < 0 ? rows.length : end;
}

const MAX_MATCHES_CHECKED = 200;
