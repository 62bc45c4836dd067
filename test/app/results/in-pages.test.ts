import { afterEach, beforeEach, expect, test } from 'vitest';
import { afterMatch } from '../../../src/app/ratings/after-match.ts';
import { leadersIn } from '../../../src/app/ratings/leaderboard.ts';
import { standingOf } from '../../../src/app/ratings/person-standing.ts';
import { MeetingsSoFar } from '../../../src/stats/meetings.ts';
import { shown } from '../../../src/stats/rating.ts';
import { StatsSoFar } from '../../../src/stats/stats.ts';
import { keepAllowed } from '../../../src/store/own.ts';
import { type PlayedRow, playedMatches } from '../../../src/store/played.ts';
import { allRatings } from '../../../src/store/ratings.ts';
import { begun } from '../../support/bare-table.ts';
import { type BareHouse, closeHouse, openHouse } from '../../support/house.ts';
import { type Club, seedClub } from '../../support/stalls/club-seed.ts';
import { tableOf } from '../../support/verify.ts';

const MATCHES = 1_300;

let house: BareHouse;
let club: Club;
let all: readonly PlayedRow[];
beforeEach(async () => {
  house = await openHouse();
  const like = await begun(house, 'runaround', 'ann', 'bob');
  const where = { guild: 'g', channel: 'c', game: 'runaround', like };
  club = { ...where, matches: MATCHES, people: 120, regulars: ['ann', 'bob'] };
  await seedClub(house.store, club);
  const { store } = house;
  await store.updateTable('tables').set({ game: 'motox' }).where('id', 'in', everyNth(5)).execute();
  await store.updateTable('tables').set({ guild: 'h' }).where('id', 'in', everyNth(7)).execute();
  await store.updateTable('tables').set({ rated: 0 }).where('id', 'in', everyNth(11)).execute();
  all = (await playedMatches(store, { guild: 'g', most: MATCHES })).filter(({ id }) => id !== like);
});
afterEach(async () => await closeHouse(house));

function everyNth(step: number): readonly number[] {
  const { like } = club;
  return Array.from({ length: Math.floor(MATCHES / step) }, (_, nth) => like + 1 + step * nth);
}

function within(people: readonly string[]): readonly PlayedRow[] {
  return all.filter(({ parts }) => people.every((one) => parts.some(({ person }) => person === one)));
}

test('what somebody stands at is what all of their matches give at once', async () => {
  const asked = { guild: 'g', person: 'ann', asker: 'ann' };
  const { stats, names, ratings } = await standingOf(house, asked);
  const expected = new StatsSoFar('ann');
  for (const match of within(['ann'])) expected.add(match);
  expect(stats).toEqual(expected.stats);
  expect(playedTimes(stats.all)).toBeGreaterThan(500);
  const called = within(['ann']).flatMap(({ parts }) => parts.map(({ person, name }) => [person, name]));
  expect(names).toEqual(new Map(called as [string, string][]));
  const kept = (await allRatings(house.store)).filter(
    ({ person, guild }) => person === 'ann' && guild === 'g',
  );
  expect(ratings.get('runaround')).toEqual(kept.map(({ at, ...rating }) => ({ at, rating: shown(rating) })));
});

function playedTimes({ won, lost, drawn }: { won: number; lost: number; drawn: number }): number {
  return won + lost + drawn;
}

test('how two stand is of the matches in which both were', async () => {
  const { score, stats } = await standingOf(house, { guild: 'g', person: 'ann', asker: 'ann', other: 'bob' });
  const expected = new StatsSoFar('ann');
  for (const match of within(['ann', 'bob'])) expected.add(match);
  expect(stats).toEqual(expected.stats);
  expect(score).toEqual(expected.stats.against.get('bob'));
});

test('how people have met counts up to the match, with it', async () => {
  const duels = within(['ann', 'bob']).filter(({ parts }) => parts.length === 2);
  const middle = duels[Math.floor(duels.length / 2)] as PlayedRow;
  const expected = new MeetingsSoFar(['ann', 'bob']);
  for (const match of all.slice(0, all.indexOf(middle) + 1)) expected.add(match);
  const after = await afterMatch(house, await tableOf(house, middle.id));
  expect(after?.met?.count).toBe(expected.meetings.count);
  expect(after?.met?.wins.map(({ wins }) => wins).sort()).toEqual(
    [...expected.meetings.wins.values()].sort(),
  );
});

test('who plays best is who comes first where all are looked at at once', async () => {
  await keepAllowed(house.store, '10003', { listed: false }, 1);
  const where = { guild: 'g', game: 'runaround' };
  const leaders = await leadersIn(house, where);
  const kept = (await allRatings(house.store)).filter((one) => one.guild === 'g');
  const first = kept.toSorted((one, other) => one.at - other.at || (one.person < other.person ? -1 : 1));
  const newest = [...new Map(first.map((one) => [one.person, shown(one)]))];
  const best = newest
    .filter(([person]) => person !== '10003')
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 20);
  expect(leaders.map(({ person, rating }) => [person, rating])).toEqual(best);
  for (const { person, played, name } of leaders) {
    const own = within([person]).filter(({ game, rated }) => game === 'runaround' && rated);
    expect(played, person).toBe(own.length);
    const last = own.at(-1)?.parts.find((part) => part.person === person);
    expect(name, person).toBe(last?.name ?? '');
  }
});
