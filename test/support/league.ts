import { expect } from 'vitest';
import { type League, loadLeague } from '../../src/app/leagues/league.ts';
import { enter, type LeagueWish, openLeague } from '../../src/app/leagues/open.ts';
import { layTable, meetingOf, wantedMeetings } from '../../src/app/leagues/open-matches.ts';
import { beginLeague } from '../../src/app/leagues/progress.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import { type LeagueRow, standingsOf } from '../../src/stats/leagues/standings.ts';
import { act, type BareHouse, BEGIN } from './house.ts';
import { keyOf } from './refusal.ts';

/** Opens a league, in which these people are. Returns its id. */
export async function entered(
  house: BareHouse,
  people: readonly string[],
  wish: Partial<LeagueWish> = {},
): Promise<number> {
  const place = { guild: 'g', channel: 'c', game: 'runaround', language: 'en' as const };
  const plain = { ...place, kind: 'league' as const, times: 1 as const, pace: 48, strict: false };
  const id = await openLeague(house, act(people[0] ?? 'ann'), { ...plain, ...wish });
  if (typeof id !== 'number') throw new Error(`No league was opened: ${keyOf(id)}`);
  for (const person of people) expect(await enter(house, act(person), id)).toBeTypeOf('number');
  return id;
}

/** The same, begun, with its first tables laid. */
export async function begun(
  house: BareHouse,
  people: readonly string[],
  wish: Partial<LeagueWish> = {},
): Promise<number> {
  const id = await entered(house, people, wish);
  expect(await beginLeague(house, act(people[0] ?? 'ann'), id)).toBe(true);
  await layAll(house);
  return id;
}

/** Every table that is wanted is laid, in a thread of its own. */
export async function layAll(house: BareHouse): Promise<void> {
  for (const id of await wantedMeetings(house)) {
    const meeting = await meetingOf(house, id);
    await layTable(house, id, `thread-${id}-${meeting?.match.tried}`);
  }
}

export async function leagueOf(house: BareHouse, id: number): Promise<League> {
  const league = await loadLeague(house, id);
  if (refused(league)) throw new Error(`There is no league ${id}`);
  return league;
}

/** What people are called in it, the first first. */
export async function standing(
  house: BareHouse,
  id: number,
): Promise<readonly (LeagueRow & { name: string })[]> {
  const { people, matches } = await leagueOf(house, id);
  return standingsOf(people.length, matches).map((row) => ({
    ...row,
    name: people.find(({ lot }) => lot === row.lot)?.name ?? '',
  }));
}

/** The tables that are played in it. */
export async function playing(house: BareHouse, id: number): Promise<readonly number[]> {
  const { matches } = await leagueOf(house, id);
  return matches.flatMap(({ state, tableId }) => (state === 'playing' && tableId !== null ? [tableId] : []));
}

/** The weaker of the two, as `strongest` names them, resigns at this table. */
export async function decide(house: BareHouse, table: number, strongest: readonly string[]): Promise<void> {
  const seats = await house.store
    .selectFrom('seats')
    .select('person')
    .where('table_id', '=', table)
    .execute();
  const people = seats.map(({ person }) => person ?? '');
  const weaker = people.toSorted((one, other) => strongest.indexOf(other) - strongest.indexOf(one))[0] ?? '';
  expect(await resign(house, act(weaker, { at: BEGIN }), table, (name) => name)).toBe(true);
}

/** All is played to its end, the stronger always winning. */
export async function playOutLeague(
  house: BareHouse,
  id: number,
  strongest: readonly string[],
): Promise<void> {
  for (let tables = await playing(house, id); tables.length > 0; tables = await playing(house, id)) {
    await decide(house, tables[0] ?? 0, strongest);
    await layAll(house);
  }
}
