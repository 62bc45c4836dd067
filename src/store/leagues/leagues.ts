import type { Selectable } from 'kysely';
import type { Language } from '../../engine/text.ts';
import type { Store } from '../open.ts';
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

/** Opens it at a time, in ms since 1970; returns its id. Throws SQLITE_CONSTRAINT_UNIQUE while another is live in the channel. */
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

export async function findLeague(store: Store, id: number): Promise<LeagueRecord | undefined> {
  const row = await store.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst();
  return row && record(row);
}

const LIVE = ['entering', 'running'] as const;

/** The one that is live in a channel. */
export async function liveLeague(store: Store, channel: string): Promise<LeagueRecord | undefined> {
  const leagues = store.selectFrom('leagues').selectAll().where('channel', '=', channel);
  const row = await leagues.where('phase', 'in', LIVE).executeTakeFirst();
  return row && record(row);
}

/** The newest of a channel, live or not. */
export async function lastLeague(store: Store, channel: string): Promise<LeagueRecord | undefined> {
  const leagues = store.selectFrom('leagues').selectAll().where('channel', '=', channel);
  const row = await leagues.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && record(row);
}

/** How many are live on a server. */
export async function liveLeagues(store: Store, guild: string): Promise<number> {
  const { count } = await store
    .selectFrom('leagues')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('guild', '=', guild)
    .where('phase', 'in', LIVE)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many somebody has opened since a time, in ms since 1970. */
export async function openedSince(store: Store, host: string, at: number): Promise<number> {
  const { count } = await store
    .selectFrom('leagues')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host', '=', host)
    .where('opened_at', '>', at)
    .executeTakeFirstOrThrow();
  return count;
}

export type LeagueChange = Partial<Pick<LeagueRecord, 'phase' | 'crowded' | 'startedAt' | 'endedAt'>>;

export async function changeLeague(store: Store, id: number, change: LeagueChange): Promise<void> {
  const { phase, crowded, startedAt, endedAt } = change;
  const columns = {
    ...(phase !== undefined && { phase }),
    ...(crowded !== undefined && { crowded: Number(crowded) }),
    ...(startedAt !== undefined && { started_at: startedAt }),
    ...(endedAt !== undefined && { ended_at: endedAt }),
  };
  await store.updateTable('leagues').set(columns).where('id', '=', id).execute();
}

function record(row: Selectable<LeaguesRow>): LeagueRecord {
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
