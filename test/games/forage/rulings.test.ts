import { describe, expect, test } from 'vitest';
import { createRecordedChance, createSeededChance } from '../../../src/engine/chance.ts';
import { forage } from '../../../src/games/forage/index.ts';
import { getCountedValues } from '../../../src/games/forage/score.ts';
import { completeOptions, parseState } from './table.ts';

describe('Forage setup', () => {
  test('R-FO-1: with three players the fourth suit stays out', () => {
    const state = forage.setup(3, completeOptions(), createSeededChance(1));
    expect(state.pawns).toEqual(['a1', 'h1', 'h8']);
    expect(state.stashes.flat()).toHaveLength(18);
  });

  test.each([
    ['wide', ['f4', 'g4', 'g5', 'f5']],
    ['ring', ['d4', 'g4', 'g7', 'd7']],
  ])('R-FO-25: on the board %s pawns start near the centre', (board, starts) => {
    expect(forage.setup(4, completeOptions({ board }), createSeededChance(1)).pawns).toEqual(starts);
  });

  test('R-FO-3: the highest die goes first, with the null as 0', () => {
    expect(forage.setup(3, completeOptions(), createRecordedChance([0, 3, 1])).first).toBe(1);
  });

  test('R-FO-3: only those who tie for the highest roll again', () => {
    const luck = createRecordedChance([5, 0, 5, 2, 4]);
    const state = forage.setup(3, completeOptions(), luck);
    expect([state.first, state.mover, luck.left()]).toEqual([2, 2, 0]);
  });

  test('R-FO-28: the options faceUp and clearBoard are refused together', () => {
    const refusal = forage.admits(4, completeOptions({ faceUp: true, clearBoard: true }));
    expect(refusal).toMatchObject({ ruling: 'R-FO-28', reason: { key: 'forage:refuse.faceUpClear' } });
    expect(forage.admits(4, completeOptions({ faceUp: true }))).toBeNull();
  });

  test('R-FO-23: the bound on moves follows the limit of rounds', () => {
    expect(forage.bound(4, completeOptions({ roundCap: 20 }))).toBe(24 + 160);
    expect(forage.bound(4, completeOptions({ roundCap: 0 }))).toBe(Number.POSITIVE_INFINITY);
  });

  test('R-FO-13: a move before the roll is refused', () => {
    const state = parseState(
      'torus 2 | pawns a1 h4 c8 | coins e7:C1 f7:C2 g7:C4 h7:C5 | stash S:- M:- C:- | round 1 first S to move S',
    );
    const move = { kind: 'go', course: { direction: 'n', steps: 3 } } as const;
    expect(forage.apply(state, 0, move, createSeededChance(1), () => {})).toMatchObject({
      reason: { key: 'forage:refuse.rollFirst' },
    });
  });
});

describe('Forage blanks', () => {
  test.each([
    ['5, 3 and two blanks are worth 14', [5, 3, 0, 0], [5, 3, 3, 3]],
    ['blanks alone are worth nothing', [0, 0], [0, 0]],
    ['a stash without blanks keeps its worth', [1, 4], [4, 1]],
  ])('R-FO-26: %s', (_, values, worth) => {
    const stash = values.map((value, suit) => ({ suit, value }));
    expect(getCountedValues(stash, true)).toEqual(worth);
  });

  test('R-FO-26: blanks are worth nothing without the option', () => {
    expect(
      getCountedValues(
        [
          { suit: 0, value: 0 },
          { suit: 1, value: 3 },
        ],
        false,
      ),
    ).toEqual([3, 0]);
  });
});

describe('Forage standings', () => {
  test.each([
    ['the higher total wins', 'S:M5 M:S4 C:S1', [1, 2, 3]],
    ['of equal totals, more coins win', 'S:M5 M:S41 C:S2', [2, 1, 3]],
    ['a blank counts as a coin in a tie', 'S:M5n M:C5 C:S4', [1, 2, 3]],
    ['of equally many coins, the highest coin wins', 'S:M3C3 M:S4C2 C:S1', [2, 1, 3]],
    ['of equal highest coins, the two highest together win', 'S:M4C1S1 M:S4C2Mn C:S2', [2, 1, 3]],
    ['players equal in everything share the place', 'S:M5 M:C5 C:S4', [1, 1, 3]],
    ['coins on the board count for nobody, also under a pawn (R-FO-21)', 'S:M1 M:C2 C:S3', [3, 2, 1]],
  ])('R-FO-22: %s', (_, stashes, places) => {
    expect(getPlaces(stashes)).toEqual(places);
  });

  test('R-FO-26: raised blanks count in the tie-break too', () => {
    expect(getPlaces('S:C4n M:S4M4 C:S1', true)).toEqual([1, 1, 3]);
  });
});

function getPlaces(stashes: string, blanksLowest = false): number[] {
  const board = 'torus 2 | pawns a1 h4 c8 | coins a1:S5';
  const state = parseState(`${board} | stash ${stashes} | round 9 first S to move C over`, { blanksLowest });
  const turn = forage.turn(state);
  if (turn.kind !== 'over') throw new Error('Not over');
  return turn.standings.map((standing) => standing.place);
}
