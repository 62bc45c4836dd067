import { describe, expect, test } from 'vitest';
import { createRecordedChance, createSeededChance } from '../../../src/engine/chance.ts';
import { start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { CARDS, findMonthsByCount, getFace, getJunkValue } from '../../../src/games/gostop/cards.ts';
import { buildPointLines, computeCardPoints } from '../../../src/games/gostop/counting/points.ts';
import { computeProspects } from '../../../src/games/gostop/counting/prospects.ts';
import { gostop } from '../../../src/games/gostop/index.ts';
import { PRESETS } from '../../../src/games/gostop/options.ts';
import { findHeldFour } from '../../../src/games/gostop/steps/decide.ts';
import { findDueJunk } from '../../../src/games/gostop/steps/steal.ts';
import type { GoStopOptions, GoStopState } from '../../../src/games/gostop/types.ts';
import { parseState } from '../../support/game/positions.ts';
import { getOptions, playRandomGame } from '../../support/game/random.ts';

const USUAL = createState(2, 1).options;

function createState(seats: number, number: number, chosen: Record<string, string> = {}): GoStopState {
  return gostop.setup(seats, getOptions(gostop, chosen), createSeededChance(number));
}

function countPoints(cards: string, chosen: Partial<GoStopOptions> = {}): number {
  return computeCardPoints(cards.split(' '), { ...USUAL, ...chosen });
}

describe('Go-Stop cards', () => {
  test('R-GS-1: there are 48 cards with the right number of each sort', () => {
    const count = (sort: string): number => CARDS.filter((card) => getFace(card).sort === sort).length;
    const sorts = ['bright', 'bird', 'animal', 'red', 'blue', 'plain', 'rain', 'double', 'junk'];
    expect(sorts.map(count)).toEqual([5, 3, 6, 3, 3, 3, 1, 2, 22]);
    expect(CARDS.reduce((sum, card) => sum + getJunkValue(card), 0)).toBe(26);
  });

  test('R-GS-1: every month has four cards', () => {
    expect(findMonthsByCount(CARDS, 4)).toHaveLength(12);
  });
});

describe('Go-Stop points', () => {
  test.each([
    ['R-GS-35: two brights score nothing', '1A 3A', 0],
    ['R-GS-35: three brights score 3', '1A 3A 8A', 3],
    ['R-GS-35: four brights score 4', '1A 3A 8A 11A', 4],
    ['R-GS-35: five brights score 15', '1A 3A 8A 11A 12A', 15],
    ['R-GS-2: three brights with the rain score 3', '1A 3A 12A', 3],
    ['R-GS-33: the three birds score 5', '2B+ 4B+ 8B+', 5],
    ['R-GS-33: scored birds do not count as animals', '2B+ 4B+ 8B+ 5B 6B', 5],
    ['R-GS-33: birds count as animals when one is missing', '2B+ 4B+ 5B 6B 7B', 1],
    ['five animals score 1', '5B 6B 7B 9B 10B', 1],
    ['each further animal scores 1 more', '2B+ 4B+ 5B 6B 7B 9B 10B', 3],
    ['R-GS-34: trios of red, blue and plain ribbons score 3 each', '1C+ 2C+ 3C+ 6C 9C 10C 4C- 5C- 7C-', 9],
    ['R-GS-34: ribbons of a trio do not count among the five', '1C+ 2C+ 3C+ 6C 9C 12C--', 3],
    ['R-GS-34: five ribbons without a trio score 1', '1C+ 2C+ 6C 9C 12C--', 1],
    ['R-GS-34: a trio and five other ribbons score 4', '1C+ 2C+ 3C+ 6C 9C 4C- 5C- 12C--', 4],
    ['ten junk score 1, a double counting as two', '1D1 1D2 2D1 2D2 3D1 3D2 11D+ 12D+', 1],
    ['nine junk score nothing', '1D1 1D2 2D1 2D2 3D1 11D+ 12D+', 0],
    ['R-GS-3: the cup counts as an animal', '5B 6B 7B 9B 10B 1D1 1D2 2D1 2D2 3D1 3D2 11D+', 1],
  ])('computeCardPoints: %s', (_, cards, worth) => {
    expect(countPoints(cards)).toBe(worth);
  });

  test('R-GS-2, option: three brights with the rain score 2, other brights as usual', () => {
    expect(countPoints('1A 3A 12A', { rain: 'two' })).toBe(2);
    expect(countPoints('1A 3A 8A', { rain: 'two' })).toBe(3);
    expect(countPoints('1A 3A 8A 12A', { rain: 'two' })).toBe(4);
  });

  test('R-GS-3, option: the cup counts as what scores more', () => {
    expect(countPoints('9B 1D1 1D2 2D1 2D2 3D1 3D2 11D+', { cup: true })).toBe(1);
    expect(countPoints('9B 5B 6B 7B 10B 1D1', { cup: true })).toBe(1);
  });

  test('R-GS-33, R-GS-34, option: cards of a trio also count among their kind', () => {
    expect(countPoints('2B+ 4B+ 8B+ 5B 6B', { additive: true })).toBe(6);
    expect(countPoints('1C+ 2C+ 3C+ 6C 9C', { additive: true })).toBe(4);
  });

  test('buildPointLines: lists only what scores', () => {
    expect(buildPointLines(['1A', '3A', '8A', '5B', '1D1'], USUAL)).toEqual([
      { kind: 'brights', count: 3, points: 3 },
    ]);
  });
});

describe('Go-Stop junk that is due', () => {
  test.each([
    ['1D1 2D1 11D+', 1, '1D1'],
    ['1D1 2D1 11D+', 2, '1D1 2D1'],
    ['1D1 2D1 11D+', 3, '2D1 11D+'],
    ['1D1 2D1 11D+', 4, '1D1 2D1 11D+'],
    ['1D1 11D+', 2, '11D+'],
    ['1D1', 2, '1D1'],
    ['11D+ 12D+', 3, '11D+ 12D+'],
  ])('R-GS-21: of %s, %i due are paid with %s', (storage, count, due) => {
    expect(findDueJunk(storage.split(' '), count, USUAL).join(' ')).toBe(due);
  });
});

describe('Go-Stop deal', () => {
  test.each([
    [2, 10, 8, 20],
    [3, 7, 6, 21],
  ])('R-GS-7: %i players get %i cards, %i lie in the row, %i are left', (seats, hand, row, deck) => {
    const state = createState(seats, 3);
    expect(state.hands.map((cards) => cards.length)).toEqual(Array.from({ length: seats }, () => hand));
    expect([state.row.length, state.deck.length]).toEqual([row, deck]);
  });

  test('R-GS-6: the dealer goes first', () => {
    for (let number = 0; number < 20; number++) {
      const state = createState(3, number);
      if (findHeldFour(state) === null) expect(state.mover).toBe(state.dealer);
    }
  });

  test('R-GS-5, option: the host deals', () => {
    for (let number = 0; number < 20; number++)
      expect(createState(3, number, { dealer: 'host' }).dealer).toBe(0);
  });

  test('R-GS-9: four of a month never lie in the row unless a hand holds four', () => {
    let resets = 0;
    for (let number = 0; number < 3000; number++) {
      const state = createState(2, number);
      resets += state.resets;
      const row = state.row.flatMap(({ cards }) => cards);
      if (findHeldFour(state) === null) expect(findMonthsByCount(row, 4)).toEqual([]);
    }
    expect(resets).toBeGreaterThan(3);
    expect(resets).toBeLessThan(40);
  });

  test('R-GS-8: a hand with four of a month is found and shown, and its holder is to act', () => {
    let found = 0;
    for (let number = 0; number < 2000; number++) {
      const state = createState(2, number);
      const held = state.hands.flatMap((hand, seat) => (findMonthsByCount(hand, 4).length > 0 ? [seat] : []));
      expect(findHeldFour(state) !== null).toBe(held.length > 0);
      if (held.length === 0) continue;
      found++;
      expect(held).toContain(state.mover);
      const seen = gostop.view(state, null).hands[state.mover]?.slice(0, 4) ?? [];
      expect(findMonthsByCount(seen as string[], 4)).toEqual([findHeldFour(state)]);
    }
    expect(found).toBeGreaterThan(20);
  });
});

test('R-GS-8: of two hands with four of a month the one with more points wins', () => {
  const state = gostop.setup(2, getOptions(gostop, { dealer: 'host' }), createRecordedChance(TWO_FOURS));
  expect(state.hands.map((hand) => findMonthsByCount(hand, 4))).toEqual([[2], [1]]);
  expect(state.hands.map((hand) => computeCardPoints(hand, state.options))).toEqual([0, 3]);
  expect([state.dealer, state.mover]).toEqual([0, 1]);
});

/** Luck that deals four of February to the first of two, and January with three brights to the other. */
const TWO_FOURS = [
  [4, 4, 4, 4, 10, 13, 16, 19, 26, 29],
  [0, 0, 0, 0, 0, 15, 5, 7, 9, 11],
  [0, 0, 5, 6, 7, 9, 11, 15],
].flat();

describe('Go-Stop theorems', () => {
  test('R-GS-7, R-GS-23: all hands and the row are empty when the deck is used up', () => {
    let ends = 0;
    for (let number = 0; number < 60; number++) {
      for (const { after } of playRandomGame(gostop, number, { seats: 2 + (number % 2) })) {
        if (after.deck.length > 0) continue;
        ends++;
        expect([after.row, after.hands.flat(), after.passes.filter((left) => left > 0)]).toEqual([
          [],
          [],
          [],
        ]);
      }
    }
    expect(ends).toBeGreaterThan(10);
  });
});

describe('Go-Stop options', () => {
  test('R-GS-39: doubling after a draw is refused for a single deal', () => {
    const started = start(gostop, 2, getOptions(gostop, { exhausted: 'double' }), createSeededChance(1));
    expect(refused(started) && started).toMatchObject({
      ruling: 'R-GS-39',
      reason: { key: 'gostop:refuse.nothingToDouble' },
    });
  });

  test('Go-Stop presets: have only existing options and are admitted', () => {
    for (const { options } of PRESETS)
      for (const seats of gostop.seats) expect(gostop.admits(seats, getOptions(gostop, options))).toBeNull();
  });
});

describe('Go-Stop prospects', () => {
  test('computeProspects: tells held, open and dead sets of cards', () => {
    const state = parseState(
      gostop,
      'play deal 1 dealer 1 mover 1 | row 8B+ | deck 1D1 2D1 | P1 hand 9B took 2B+ 4B+ 1C+ 2C+ 5B 5D1 | P2 hand 9C took 3C+ 1A 3A 8A',
    );
    const { chases, animals, ribbons, junk } = computeProspects(state, 0);
    expect(chases).toMatchObject([
      { goal: 'brights', held: 0, open: ['11A', '12A'], dead: true },
      { goal: 'birds', held: 2, open: ['8B+'], dead: false },
      { goal: 'C+', held: 2, open: [], dead: true },
      { goal: 'C', held: 0, dead: false },
      { goal: 'C-', held: 0, dead: false },
    ]);
    expect([animals, ribbons, junk]).toEqual([2, 3, 9]);
  });
});
