import { describe, expect, test } from 'vitest';
import type { PlayedMatch } from '../../src/clubs/match.ts';
import { scoreBetween, statsOf, timesPlayed } from '../../src/clubs/stats.ts';
import { seeded } from '../../src/engine/seeded.ts';

let ids = 0;

/** The places of people by name; an AI is called so. */
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

describe('what somebody’s matches come to', () => {
  const stats = statsOf(MATCHES, 'ann');

  test('is counted, a first place that all share as drawn', () => {
    expect(stats.all).toEqual({ won: 4, lost: 1, drawn: 1 });
  });

  test('has streaks of wins, which anything else ends', () => {
    expect(stats.streaks).toEqual({ now: 0, longest: 2 });
    expect(statsOf(MATCHES.slice(0, 5), 'ann').streaks).toEqual({ now: 2, longest: 2 });
  });

  test('goes by game, the most played first, each with its own streaks', () => {
    expect([...stats.games]).toEqual([
      ['gostop', { won: 2, lost: 1, drawn: 0, streaks: { now: 2, longest: 2 } }],
      ['forage', { won: 2, lost: 0, drawn: 0, streaks: { now: 2, longest: 2 } }],
      ['motox', { won: 0, lost: 0, drawn: 1, streaks: { now: 0, longest: 0 } }],
    ]);
  });

  test('goes by who was ahead of whom, people alone, who was met most often first', () => {
    expect([...stats.against]).toEqual([
      ['bob', { won: 2, lost: 1, drawn: 1 }],
      ['cem', { won: 2, lost: 0, drawn: 1 }],
    ]);
  });

  test('is nothing for somebody who was never there', () => {
    expect(statsOf(MATCHES, 'dan').all).toEqual({ won: 0, lost: 0, drawn: 0 });
  });
});

test('the score between two is the same from both sides', () => {
  expect(scoreBetween(MATCHES, 'ann', 'bob')).toEqual({ won: 2, lost: 1, drawn: 1 });
  expect(scoreBetween(MATCHES, 'bob', 'ann')).toEqual({ won: 1, lost: 2, drawn: 1 });
});

test('how often everybody played is what their matches are when they are looked for one by one', () => {
  const people = ['ann', 'bob', 'cem', 'dan', 'eve'];
  for (let seed = 0; seed < 50; seed++) {
    const chance = seeded(seed);
    const matches = Array.from({ length: chance.draw(40) }, () =>
      match(
        'forage',
        Object.fromEntries([...people, 'owl'].filter(() => chance.draw(2) === 0).map((one) => [one, 1])),
      ),
    );
    const times = timesPlayed(matches);
    for (const one of people)
      expect(times.get(one) ?? 0, `seed ${seed}`).toBe(
        matches.filter(({ parts }) => parts.some(({ person }) => person === one)).length,
      );
  }
});
