import { type Selectable, sql } from 'kysely';
import type { Language } from '../../engine/text.ts';
import type { Store } from '../open.ts';
import { lockLeague } from '../row-locks.ts';
import { isInShardScope, type ShardFilter } from '../shard-scope.ts';
import type { LeagueKind, LeaguePhase, LeaguesRow } from './schema.ts';

/** What is settled of a league, or a cup, when it is opened. */
export interface NewLeague {
  readonly guild: string;
  /** The channel in whose threads it is played. */
  readonly channel: string;
  /** Who opens it, and what they are called. */
  readonly host: string;
  readonly hostName: string;
  readonly game: string;
  readonly kind: LeagueKind;
  /** How often everybody meets everybody. */
  readonly times: 1 | 2;
  /** Hours a turn; null without a clock. */
  readonly pace: number | null;
  /** An AI plays a turn whose time is over. */
  readonly strict: boolean;
  readonly language: Language;
}

export interface LeagueRecord extends NewLeague {
  readonly id: number;
  readonly phase: LeaguePhase;
  /** A table of it waits until there is room. */
  readonly crowded: boolean;
  /** Times in ms since 1970. */
  readonly openedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/** Opens it at a time, in ms since 1970; returns its id. Throws what breaks a unique key while another is live in the channel. */
export async function insertLeague(store: Store, league: NewLeague, at: number): Promise<number> {
  const { hostName, strict, ...plain } = league;
  const row = { ...plain, host_name: hostName, strict: Number(strict), crowded: 0 };
  const { id } = await store
    .insertInto('leagues')
    .values({ ...row, phase: 'entering', opened_at: at, started_at: null, ended_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The one with that id. Within a transaction it is held until that ends. */
export async function findLeague(store: Store, id: number): Promise<LeagueRecord | undefined> {
  await lockLeague(store, id);
  const row = await store.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseLeague(row);
}

/** Written out as in the partial index, which SQLite uses for no bound value. */
export const isLiveLeague = sql<boolean>`phase in ('entering', 'running')`;

/** The one that is live in a channel. */
export async function findLiveLeague(store: Store, channel: string): Promise<LeagueRecord | undefined> {
  const leagues = store.selectFrom('leagues').selectAll().where('channel', '=', channel);
  const row = await leagues.where(isLiveLeague).executeTakeFirst();
  return row && parseLeague(row);
}

/** All that are live, the oldest first. */
export async function loadLiveLeagues(
  store: Store,
  whose: ShardFilter = null,
): Promise<readonly LeagueRecord[]> {
  const rows = await store
    .selectFrom('leagues')
    .selectAll()
    .where(isLiveLeague)
    .where(isInShardScope('guild', whose))
    .execute();
  return rows.map(parseLeague).sort((one, other) => one.id - other.id);
}

/** The newest of a channel, live or not. */
export async function findLastLeague(store: Store, channel: string): Promise<LeagueRecord | undefined> {
  const leagues = store.selectFrom('leagues').selectAll().where('channel', '=', channel);
  const row = await leagues.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && parseLeague(row);
}

/** How many are live on a server. */
export async function countLiveLeagues(store: Store, guild: string): Promise<number> {
  const { count } = await store
    .selectFrom('leagues')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('guild', '=', guild)
    .where(isLiveLeague)
    .executeTakeFirstOrThrow();
  return count;
}

type LeagueChange = Partial<
  Pick<LeagueRecord, 'phase' | 'crowded' | 'startedAt' | 'endedAt' | 'host' | 'hostName'>
>;

export async function changeLeague(store: Store, id: number, change: LeagueChange): Promise<void> {
  const { phase, crowded, startedAt, endedAt, host, hostName } = change;
  const columns = {
    ...(phase !== undefined && { phase }),
    ...(crowded !== undefined && { crowded: Number(crowded) }),
    ...(startedAt !== undefined && { started_at: startedAt }),
    ...(endedAt !== undefined && { ended_at: endedAt }),
    ...(host !== undefined && { host }),
    ...(hostName !== undefined && { host_name: hostName }),
  };
  await store.updateTable('leagues').set(columns).where('id', '=', id).execute();
}

function parseLeague(row: Selectable<LeaguesRow>): LeagueRecord {
  const {
    host_name: hostName,
    opened_at: openedAt,
    started_at: startedAt,
    ended_at: endedAt,
    ...plain
  } = row;
  return {
    ...plain,
    ...{ hostName, openedAt, startedAt, endedAt },
    times: row.times === 2 ? 2 : 1,
    strict: row.strict === 1,
    crowded: row.crowded === 1,
    language: row.language as Language,
  };
}
