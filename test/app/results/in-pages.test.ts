import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadLeaders } from '../../../src/app/ratings/leaderboard.ts';
import { loadMatchChanges } from '../../../src/app/ratings/match-changes.ts';
import { loadPersonStanding } from '../../../src/app/ratings/person-standing.ts';
import { MeetingsBuilder } from '../../../src/stats/played-match.ts';
import { getShownRating } from '../../../src/stats/rating.ts';
import { StatsBuilder } from '../../../src/stats/stats.ts';
import { loadPlayedMatches, type PlayedRow } from '../../../src/store/match-history.ts';
import { loadAllRatings } from '../../../src/store/ratings.ts';
import { savePrivacySettings } from '../../../src/store/user-settings.ts';
import { beginMatch } from '../../support/app-table.ts';
import { type LargeServer, seedLargeServer } from '../../support/stalls/large-server-seed.ts';
import { closeTestContext, openTestContext, type TestContext } from '../../support/test-context.ts';
import { loadStoredTable } from '../../support/verify.ts';

const MATCHES = 1_300;

let ctx: TestContext;
let server: LargeServer;
let all: readonly PlayedRow[];
beforeEach(async () => {
  ctx = await openTestContext();
  const like = await beginMatch(ctx, 'runaround', 'ann', 'bob');
  const where = { guild: 'g', channel: 'c', game: 'runaround', like };
  server = { ...where, matches: MATCHES, people: 120, regulars: ['ann', 'bob'] };
  await seedLargeServer(ctx.store, server);
  const { store } = ctx;
  await store.updateTable('tables').set({ game: 'motox' }).where('id', 'in', listEveryNth(5)).execute();
  await store.updateTable('tables').set({ guild: 'h' }).where('id', 'in', listEveryNth(7)).execute();
  await store.updateTable('tables').set({ rated: 0 }).where('id', 'in', listEveryNth(11)).execute();
  all = (await loadPlayedMatches(store, { guild: 'g', most: MATCHES })).filter(({ id }) => id !== like);
});
afterEach(async () => await closeTestContext(ctx));

function listEveryNth(step: number): readonly number[] {
  const { like } = server;
  return Array.from({ length: Math.floor(MATCHES / step) }, (_, nth) => like + 1 + step * nth);
}

function findRows(people: readonly string[]): readonly PlayedRow[] {
  return all.filter(({ parts }) => people.every((one) => parts.some(({ person }) => person === one)));
}

test('loadPersonStanding: equals the statistics of all matches loaded at once', async () => {
  const request = { guild: 'g', person: 'ann', asker: 'ann' };
  const { stats, names, ratings } = await loadPersonStanding(ctx, request);
  const expected = new StatsBuilder('ann');
  for (const match of findRows(['ann'])) expected.add(match);
  expect(stats).toEqual(expected.stats);
  expect(countPlayed(stats.all)).toBeGreaterThan(500);
  const called = findRows(['ann']).flatMap(({ parts }) => parts.map(({ person, name }) => [person, name]));
  expect(names).toEqual(new Map(called as [string, string][]));
  const kept = (await loadAllRatings(ctx.store)).filter(
    ({ person, guild }) => person === 'ann' && guild === 'g',
  );
  expect(ratings.get('runaround')).toEqual(
    kept.map(({ at, ...rating }) => ({ at, rating: getShownRating(rating) })),
  );
});

function countPlayed({ won, lost, drawn }: { won: number; lost: number; drawn: number }): number {
  return won + lost + drawn;
}

test('loadPersonStanding: compares two players by their common matches', async () => {
  const { score, stats } = await loadPersonStanding(ctx, {
    guild: 'g',
    person: 'ann',
    asker: 'ann',
    other: 'bob',
  });
  const expected = new StatsBuilder('ann');
  for (const match of findRows(['ann', 'bob'])) expected.add(match);
  expect(stats).toEqual(expected.stats);
  expect(score).toEqual(expected.stats.against.get('bob'));
});

test('loadMatchChanges: counts earlier meetings of the players, including the match', async () => {
  const duels = findRows(['ann', 'bob']).filter(({ parts }) => parts.length === 2);
  const middle = duels[Math.floor(duels.length / 2)] as PlayedRow;
  const expected = new MeetingsBuilder(['ann', 'bob']);
  for (const match of all.slice(0, all.indexOf(middle) + 1)) expected.add(match);
  const after = await loadMatchChanges(ctx, await loadStoredTable(ctx, middle.id));
  expect(after?.met?.count).toBe(expected.meetings.count);
  expect(after?.met?.wins.map(({ wins }) => wins).sort()).toEqual(
    [...expected.meetings.wins.values()].sort(),
  );
});

test('loadLeaders: equals the ranking of all ratings loaded at once', async () => {
  await savePrivacySettings(ctx.store, '10003', { listed: false }, 1);
  const where = { guild: 'g', game: 'runaround' };
  const leaders = await loadLeaders(ctx, where);
  const kept = (await loadAllRatings(ctx.store)).filter((one) => one.guild === 'g');
  const first = kept.toSorted((one, other) => one.at - other.at || (one.person < other.person ? -1 : 1));
  const newest = [...new Map(first.map((one) => [one.person, getShownRating(one)]))];
  const best = newest
    .filter(([person]) => person !== '10003')
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 20);
  expect(leaders.map(({ person, rating }) => [person, rating])).toEqual(best);
  for (const { person, played, name } of leaders) {
    const own = findRows([person]).filter(({ game, rated }) => game === 'runaround' && rated);
    expect(played, person).toBe(own.length);
    const last = own.at(-1)?.parts.find((part) => part.person === person);
    expect(name, person).toBe(last?.name ?? '');
  }
});
