import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import {
  getHeadToHeadOutcome,
  getPersonOutcome,
  MeetingsBuilder,
  type PlayedMatch,
} from '../../src/stats/played-match.ts';
import { type Stats, StatsBuilder } from '../../src/stats/stats.ts';

let ids = 0;

/** Creates a match with places by player name; `owl` is an AI. */
function match(game: string, places: Readonly<Record<string, number | null>>): PlayedMatch {
  const parts = Object.entries(places).map(([name, place]) =>
    name === 'owl' ? { person: null, player: name, place } : { person: name, player: null, place },
  );
  return { id: ++ids, game, at: ids, parts };
}

const MATCHES = [
  match('forage', { ann: 1, bob: 2, cem: 3 }),
  match('forage', { ann: 1, bob: 1, cem: 3 }),
  match('gostop', { bob: 1, ann: 2 }),
  match('gostop', { ann: 1, bob: null, owl: 2 }),
  match('gostop', { ann: 1, owl: 2 }),
  match('runaround', { bob: 1, cem: 2 }),
  match('motox', { ann: 1, cem: 1 }),
];

function computeStats(matches: readonly PlayedMatch[], person: string): Stats {
  const builder = new StatsBuilder(person);
  for (const one of matches) builder.add(one);
  return builder.stats;
}

describe('StatsBuilder', () => {
  const stats = computeStats(MATCHES, 'ann');

  test('StatsBuilder: counts wins, losses and draws, a first place shared by all as a draw', () => {
    expect(stats.all).toEqual({ won: 4, lost: 1, drawn: 1 });
  });

  test('StatsBuilder: a loss or a draw ends a winning streak', () => {
    expect(stats.streaks).toEqual({ now: 0, longest: 2 });
    expect(computeStats(MATCHES.slice(0, 5), 'ann').streaks).toEqual({ now: 2, longest: 2 });
  });

  test('StatsBuilder: groups by game, most played first, each with its own streaks', () => {
    expect([...stats.games]).toEqual([
      ['gostop', { won: 2, lost: 1, drawn: 0, streaks: { now: 2, longest: 2 } }],
      ['forage', { won: 2, lost: 0, drawn: 0, streaks: { now: 2, longest: 2 } }],
      ['motox', { won: 0, lost: 0, drawn: 1, streaks: { now: 0, longest: 0 } }],
    ]);
  });

  test('StatsBuilder: counts results against each person, most frequent first, without AIs', () => {
    expect([...stats.against]).toEqual([
      ['bob', { won: 2, lost: 1, drawn: 1 }],
      ['cem', { won: 2, lost: 0, drawn: 1 }],
    ]);
  });

  test('StatsBuilder: is empty for a player without matches', () => {
    expect(computeStats(MATCHES, 'dan').all).toEqual({ won: 0, lost: 0, drawn: 0 });
  });
});

test('StatsBuilder: the score between two players is symmetric', () => {
  expect(computeStats(MATCHES, 'ann').against.get('bob')).toEqual({ won: 2, lost: 1, drawn: 1 });
  expect(computeStats(MATCHES, 'bob').against.get('ann')).toEqual({ won: 1, lost: 2, drawn: 1 });
});

const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve'];

/** Creates random matches. */
function createMatches(seed: number): readonly PlayedMatch[] {
  const chance = createSeededChance(seed);
  return Array.from({ length: chance.draw(40) }, () => {
    const there = [...PEOPLE, 'owl'].filter(() => chance.draw(2) === 0);
    const game = ['forage', 'gostop', 'motox'][chance.draw(3)] ?? '';
    return match(
      game,
      Object.fromEntries(there.map((one) => [one, [1, 1, 2, null][chance.draw(4)] ?? null])),
    );
  });
}

test('StatsBuilder: equals counting the outcomes match by match', () => {
  for (let seed = 0; seed < 50; seed++) {
    const matches = createMatches(seed);
    const { all, games, against } = computeStats(matches, 'ann');
    const own = matches.filter((one) => getPersonOutcome(one, 'ann') !== null);
    const count = (of: readonly (string | null)[]) => ({
      won: of.filter((one) => one === 'won').length,
      lost: of.filter((one) => one === 'lost').length,
      drawn: of.filter((one) => one === 'drawn').length,
    });
    expect(all, `seed ${seed}`).toEqual(count(own.map((one) => getPersonOutcome(one, 'ann'))));
    for (const [game, stats] of games)
      expect(stats, `seed ${seed}`).toMatchObject(
        count(own.filter((one) => one.game === game).map((one) => getPersonOutcome(one, 'ann'))),
      );
    for (const other of PEOPLE.slice(1)) {
      const met = count(own.map((one) => getHeadToHeadOutcome(one, 'ann', other)));
      expect(against.get(other) ?? count([]), `seed ${seed}`).toEqual(met);
    }
    const played = [...games.values()].map(({ won, lost, drawn }) => won + lost + drawn);
    expect(played, `seed ${seed}`).toEqual(played.toSorted((one, other) => other - one));
  }
});

test('MeetingsBuilder: counts only matches between exactly these people', () => {
  const met = new MeetingsBuilder(['ann', 'bob']);
  for (const one of MATCHES) met.add(one);
  expect(met.meetings).toEqual({
    count: 2,
    wins: new Map([
      ['ann', 1],
      ['bob', 1],
    ]),
  });
});
