import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import type { MoneyRunState } from '../../../src/games/moneyrun/types.ts';
import { parseState } from '../../support/game/positions.ts';
import { getOptions, playRandomGame } from '../../support/game/random.ts';

function openMatch(seats: number, chosen = {}, number = 1): MoneyRunState {
  return moneyrun.setup(seats, getOptions(moneyrun, chosen), createSeededChance(number));
}

describe('Money Run setup', () => {
  test('R-MR-1: there are 42 coins in four denominations', () => {
    expect(moneyrun.pieces(openMatch(2))).toEqual({
      pawn: 2,
      'coin:L': 5,
      'coin:M': 10,
      'coin:S': 12,
      'coin:P': 15,
    });
  });

  test('R-MR-1, option: there are eighteen tiny coins more', () => {
    expect(moneyrun.pieces(openMatch(4, { tiny: true }))).toMatchObject({ pawn: 4, 'coin:T': 18 });
  });

  test('R-MR-14: five coins lie on the table and 37 are in the bag', () => {
    for (let number = 0; number < 20; number++) {
      const { table, bag } = openMatch(3, {}, number);
      expect(table).toHaveLength(5);
      expect(bag.reduce((sum, count) => sum + count)).toBe(37);
    }
  });

  test.each([
    [2, { board: 9 }, ['e1', 'e9'], ['s', 'n']],
    [3, { board: 9 }, ['e1', 'a5', 'e9'], ['s', 'w', 'n']],
    [4, { board: 9 }, ['e1', 'a5', 'e9', 'i5'], ['s', 'w', 'n', 'e']],
    [4, { board: 8 }, ['e1', 'a4', 'd8', 'h5'], ['s', 'w', 'n', 'e']],
    [2, { board: 8 }, ['e1', 'd8'], ['s', 'n']],
  ])('R-MR-6, R-MR-7: %i players on %j start on %j', (seats, options, pawns, sides) => {
    expect(openMatch(seats, options)).toMatchObject({ pawns, sides });
  });

  test('R-MR-5: the board is 9×9 by default', () => {
    expect(getOptions(moneyrun)).toMatchObject({ board: 9, tiny: false, starts: 'middle', roundCap: 60 });
  });

  test('R-MR-10: the first player is drawn at random, or is the host by option', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, number) => openMatch(4, {}, number).first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    expect(openMatch(4, { first: 'host' }, 3).first).toBe(0);
  });

  test('R-MR-10, option: the first turn has one action, not two', () => {
    expect(openMatch(2).actions).toBe(2);
    expect(openMatch(2, { shortFirst: true }).actions).toBe(1);
  });
});

describe('Money Run view', () => {
  test('R-MR-33: everybody sees everything', () => {
    const state = openMatch(2);
    expect(moneyrun.secrets(state, null)).toEqual([]);
    expect(moneyrun.view(state, null)).toEqual({ ...state, viewer: null });
    expect(moneyrun.guess(moneyrun.view(state, 1), 1, createSeededChance(1))).toEqual(state);
  });
});

describe('Money Run matches', () => {
  test('R-MR-31: a match has a bound on its moves when its rounds are limited', () => {
    expect(moneyrun.bound(4, getOptions(moneyrun, { roundCap: 20 }))).toBe(164);
    expect(moneyrun.bound(2, getOptions(moneyrun, { roundCap: 0 }))).toBe(Number.POSITIVE_INFINITY);
  });

  test('R-MR-32: places follow distance, then height', () => {
    const at =
      '9 | pawns s:e6 w:f3 n:d4 e:f5 | stacks d4:MS e6:M | table LMSPP | bag ? | round 60 first 1 to move 4 actions 1 over cap';
    const turn = moneyrun.turn(parseState(moneyrun, at));
    expect(turn).toEqual({
      kind: 'over',
      standings: [
        { seat: 0, place: 2 },
        { seat: 1, place: 3 },
        { seat: 2, place: 1 },
        { seat: 3, place: 4 },
      ],
    });
  });

  test('R-MR-13: five coins lie on the table until the bag is empty', () => {
    for (const { after } of playRandomGame(moneyrun, 4, { seats: 4 })) {
      const inBag = after.bag.reduce((sum, count) => sum + count);
      expect(after.table.length === 5 || inBag === 0).toBe(true);
    }
  });

  test("R-MR-30: only the mover's pawn changes squares", () => {
    for (let number = 0; number < 5; number++) {
      for (const { before, seat, after } of playRandomGame(moneyrun, number, {
        seats: 4,
        options: { starts: 'free' },
      })) {
        const moved = after.pawns.flatMap((at, other) => (at === before.pawns[other] ? [] : [other]));
        expect(moved.every((other) => other === seat)).toBe(true);
      }
    }
  });
});
