import { expect } from 'vitest';
import { type League, loadLeague } from '../../src/app/leagues/league.ts';
import { joinLeague, type LeagueSpec, openLeague } from '../../src/app/leagues/open.ts';
import { findMeeting, listWantedMeetings, startLeagueMatch } from '../../src/app/leagues/open-matches.ts';
import { beginLeague } from '../../src/app/leagues/progress.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import { computeLeagueStandings, type LeagueRow } from '../../src/stats/leagues/standings.ts';
import { getRefusalKey } from './refusal.ts';
import { createActor, START_AT_MS, type TestContext } from './test-context.ts';

/** Opens a league with these people. Returns its id. */
export async function openEnteredLeague(
  ctx: TestContext,
  people: readonly string[],
  wish: Partial<LeagueSpec> = {},
): Promise<number> {
  const place = { guild: 'g', channel: 'c', game: 'runaround', language: 'en' as const };
  const plain = { ...place, kind: 'league' as const, times: 1 as const, pace: 48, strict: false };
  const id = await openLeague(ctx, createActor(people[0] ?? 'ann'), { ...plain, ...wish });
  if (typeof id !== 'number') throw new Error(`No league was opened: ${getRefusalKey(id)}`);
  for (const person of people) expect(await joinLeague(ctx, createActor(person), id)).toBeTypeOf('number');
  return id;
}

/** Opens and starts a league with these people, with its first tables open. */
export async function openBegunLeague(
  ctx: TestContext,
  people: readonly string[],
  wish: Partial<LeagueSpec> = {},
): Promise<number> {
  const id = await openEnteredLeague(ctx, people, wish);
  expect(await beginLeague(ctx, createActor(people[0] ?? 'ann'), id)).toBe(true);
  await openAllTables(ctx);
  return id;
}

/** Opens every wanted table, each in a thread of its own. */
export async function openAllTables(ctx: TestContext): Promise<void> {
  for (const id of await listWantedMeetings(ctx)) {
    const meeting = await findMeeting(ctx, id);
    await startLeagueMatch(ctx, id, `thread-${id}-${meeting?.match.tried}`);
  }
}

export async function loadTestLeague(ctx: TestContext, id: number): Promise<League> {
  const league = await loadLeague(ctx, id);
  if (refused(league)) throw new Error(`There is no league ${id}`);
  return league;
}

/** Returns the league's standings with names, the first first. */
export async function loadStandings(
  ctx: TestContext,
  id: number,
): Promise<readonly (LeagueRow & { name: string })[]> {
  const { people, matches } = await loadTestLeague(ctx, id);
  return computeLeagueStandings(people.length, matches).map((row) => ({
    ...row,
    name: people.find(({ drawNumber }) => drawNumber === row.drawNumber)?.name ?? '',
  }));
}

/** Lists the league's tables in play. */
export async function listPlayingTables(ctx: TestContext, id: number): Promise<readonly number[]> {
  const { matches } = await loadTestLeague(ctx, id);
  return matches.flatMap(({ state, tableId }) => (state === 'playing' && tableId !== null ? [tableId] : []));
}

/** Has the weaker player at this table resign; `strongest` lists the people by strength. */
export async function decideMatch(
  ctx: TestContext,
  table: number,
  strongest: readonly string[],
): Promise<void> {
  const seats = await ctx.store.selectFrom('seats').select('person').where('table_id', '=', table).execute();
  const people = seats.map(({ person }) => person ?? '');
  const weaker = people.toSorted((one, other) => strongest.indexOf(other) - strongest.indexOf(one))[0] ?? '';
  expect(await resign(ctx, createActor(weaker, { at: START_AT_MS }), table, (name) => name)).toBe(true);
}

/** Plays the league to its end, the stronger player always winning. */
export async function playOutLeague(
  ctx: TestContext,
  id: number,
  strongest: readonly string[],
): Promise<void> {
  for (
    let tables = await listPlayingTables(ctx, id);
    tables.length > 0;
    tables = await listPlayingTables(ctx, id)
  ) {
    await decideMatch(ctx, tables[0] ?? 0, strongest);
    await openAllTables(ctx);
  }
}
