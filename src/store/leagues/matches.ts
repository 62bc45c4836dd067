import { type Selectable, sql } from 'kysely';
import type { Store } from '../open.ts';
import { isInShardScope, type ShardFilter } from '../shard-scope.ts';
import type { LeagueHow, LeagueMatchesRow, LeagueMatchState } from './schema.ts';

/** Result of a match, as in `src/stats/leagues/league-match.ts`. */
interface Outcome {
  readonly winner: number | null;
  readonly how: LeagueHow;
  readonly scores: readonly [number, number] | null;
}

/** Match of a league: its round and place, the two players by draw number, and its state. */
interface NewLeagueMatch {
  readonly round: number;
  readonly place: number;
  readonly first: number | null;
  readonly second: number | null;
  readonly state: LeagueMatchState;
  readonly result: Outcome | null;
}

export interface LeagueMatchRecord extends NewLeagueMatch {
  readonly id: number;
  readonly leagueId: number;
  /** Number of earlier attempts, as `app/leagues/league.ts` counts them. */
  readonly tried: number;
  readonly tableId: number | null;
}

export async function insertMatches(
  store: Store,
  leagueId: number,
  matches: readonly NewLeagueMatch[],
): Promise<void> {
  const rows = matches.map((match) => ({
    league_id: leagueId,
    tried: 0,
    table_id: null,
    ...toColumns(match),
  }));
  await store.insertInto('league_matches').values(rows).execute();
}

/** Returns the matches of a league, by round and place. */
export async function loadLeagueMatches(
  store: Store,
  leagueId: number,
): Promise<readonly LeagueMatchRecord[]> {
  const matches = store.selectFrom('league_matches').selectAll().where('league_id', '=', leagueId);
  return (await matches.orderBy('round').orderBy('place').execute()).map(parseLeagueMatch);
}

export async function findLeagueMatch(store: Store, id: number): Promise<LeagueMatchRecord | undefined> {
  const row = await store.selectFrom('league_matches').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseLeagueMatch(row);
}

/** Returns the match that is played at a table. */
export async function findLeagueMatchByTable(
  store: Store,
  tableId: number,
): Promise<LeagueMatchRecord | undefined> {
  const matches = store.selectFrom('league_matches').selectAll().where('table_id', '=', tableId);
  const row = await matches.executeTakeFirst();
  return row && parseLeagueMatch(row);
}

/**
 * Selects matches whose table is being opened. Written out as in the partial index, as SQLite does not use it for a
 * bound value.
 */
const isWanted = sql<boolean>`state = 'wanted'`;

/** Returns the matches of these servers whose tables are to be opened, the oldest first. */
export async function loadWantedMatches(
  store: Store,
  whose: ShardFilter = null,
): Promise<readonly LeagueMatchRecord[]> {
  const matches = store
    .selectFrom('league_matches')
    .selectAll('league_matches')
    .where(isWanted)
    .orderBy('league_matches.id');
  const ours = matches
    .innerJoin('leagues', 'leagues.id', 'league_matches.league_id')
    .where(isInShardScope('leagues.guild', whose));
  return (await (whose === null ? matches : ours).execute()).map(parseLeagueMatch);
}

/** Returns the server on which a match is played. */
export async function findMatchGuild(store: Store, id: number): Promise<string | undefined> {
  const row = await store
    .selectFrom('league_matches')
    .innerJoin('leagues', 'leagues.id', 'league_matches.league_id')
    .select('leagues.guild')
    .where('league_matches.id', '=', id)
    .executeTakeFirst();
  return row?.guild;
}

/** Returns the number of tables being opened on a server. */
export async function countWantedMatches(store: Store, guild: string): Promise<number> {
  const { count } = await store
    .selectFrom('league_matches as match')
    .innerJoin('leagues as league', 'league.id', 'match.league_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isWanted)
    .where('league.guild', '=', guild)
    .executeTakeFirstOrThrow();
  return count;
}

/** Saves the current state of a match. */
export async function saveLeagueMatch(store: Store, match: LeagueMatchRecord): Promise<void> {
  const { tried, tableId } = match;
  await store
    .updateTable('league_matches')
    .set({ ...toColumns(match), tried, table_id: tableId })
    .where('id', '=', match.id)
    .execute();
}

function toColumns({ round, place, first, second, state, result }: NewLeagueMatch) {
  const [firstScore, secondScore] = result?.scores ?? [null, null];
  return {
    ...{ round, place, first, second, state },
    winner: result?.winner ?? null,
    how: result?.how ?? null,
    first_score: firstScore,
    second_score: secondScore,
  };
}

function parseLeagueMatch(row: Selectable<LeagueMatchesRow>): LeagueMatchRecord {
  const { id, round, place, first, second, state, tried, winner, how } = row;
  const { first_score: one, second_score: other } = row;
  const scores = one === null || other === null ? null : ([one, other] as const);
  return {
    ...{ id, round, place, first, second, state, tried },
    leagueId: row.league_id,
    tableId: row.table_id,
    result: how === null ? null : { winner, how, scores },
  };
}
