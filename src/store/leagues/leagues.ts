import { type Selectable, sql } from 'kysely';
import type { Language } from '../../engine/text.ts';
import type { Store } from '../open.ts';
import { lockLeague } from '../row-locks.ts';
import { isInShardScope, type ShardFilter } from '../shard-scope.ts';
import type { LeagueKind, LeaguePhase, LeaguesRow } from './schema.ts';

/** Settings of a league, or a cup, fixed when it is opened. */
export interface NewLeague {
  readonly guild: string;
  /** Channel whose threads hold its matches. */
  readonly channel: string;
  /** Host of the league, and the host's name. */
  readonly host: string;
  readonly hostName: string;
  readonly game: string;
  readonly kind: LeagueKind;
  /** Number of times each pair meets. */
  readonly times: 1 | 2;
  /** Hours a turn; null without a clock. */
  readonly pace: number | null;
  /** True if an AI plays a turn whose time is over. */
  readonly strict: boolean;
  readonly language: Language;
}

export interface LeagueRecord extends NewLeague {
  readonly id: number;
  readonly phase: LeaguePhase;
  /** True if a match waits because the server has too many tables. */
  readonly crowded: boolean;
  /** Times in ms since 1970. */
  readonly openedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/**
 * Opens a league at a time in ms since 1970 and returns its id. Throws a unique-key violation if the channel has a live
 * league.
 */
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

/** Returns the league with that id. Inside a transaction its row is locked until the end. */
export async function findLeague(store: Store, id: number): Promise<LeagueRecord | undefined> {
  await lockLeague(store, id);
  const row = await store.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseLeague(row);
}

/** Selects live leagues. Written out as in the partial index, as SQLite does not use it for a bound value. */
export const isLiveLeague = sql<boolean>`phase in ('entering', 'running')`;

/** Returns the live league of a channel. */
export async function findLiveLeague(store: Store, channel: string): Promise<LeagueRecord | undefined> {
  const leagues = store.selectFrom('leagues').selectAll().where('channel', '=', channel);
  const row = await leagues.where(isLiveLeague).executeTakeFirst();
  return row && parseLeague(row);
}

/** Returns all live leagues, the oldest first. */
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

/** Returns the newest league of a channel, live or not. */
export async function findLastLeague(store: Store, channel: string): Promise<LeagueRecord | undefined> {
  const leagues = store.selectFrom('leagues').selectAll().where('channel', '=', channel);
  const row = await leagues.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && parseLeague(row);
}

/** Returns the newest leagues and cups of a server that were played to the end, of one person if given, the newest first. */
export async function loadEndedLeagues(
  store: Store,
  guild: string,
  most: number,
  person?: string,
): Promise<readonly LeagueRecord[]> {
  const ended = store
    .selectFrom('leagues')
    .selectAll()
    .where('guild', '=', guild)
    .where('phase', '=', 'over');
  const entered = store
    .selectFrom('league_people')
    .select('league_id')
    .where('person', '=', person ?? '');
  const rows = await (person === undefined ? ended : ended.where('id', 'in', entered))
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(parseLeague);
}

/** Returns the number of live leagues on a server. */
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
