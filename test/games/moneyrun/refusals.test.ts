import { describe, expect, test } from 'vitest';
import { refused } from '../../../src/engine/refusal.ts';
import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { formatText, introduceGame } from '../../support/game/format-text.ts';
import { createMatchFromPosition, playTyped } from '../../support/game/positions.ts';
import { MIDGAME } from './boards.ts';

introduceGame(moneyrun);

const REFUSALS: readonly (readonly [string, string, string])[] = [
  [
    '$1 d3',
    '$1 is too large for d3, where 20c is on top. It can go onto empty squares and onto $1.',
    'R-MR-3',
  ],
  ['5c d3', "There's no 5c on the table. You can place $1, 50c, 20c, and 10c.", 'R-MR-13'],
  [
    'e6-e7',
    "You can't take coins from under Bo on e6. You can shift from: d3, e3, e4, f4, and e5.",
    'R-MR-17',
  ],
  ['e2', "There's no coin on e2, and pawns only step onto coins. Possible: e4, f4, and d3.", 'R-MR-21'],
  ['e5', "e5 isn't next to e3. Step to a neighboring square. Possible: e4, f4, and d3.", 'R-MR-21'],
  ['e4>e5>e6', "Bo is on e6, and pawns can't share a square. Possible: none.", 'R-MR-28'],
  [
    'e4>d3>e3',
    'Every step of a run must go down, but e3 is 3 high and d3 is 1. You can run on to: none.',
    'R-MR-24',
  ],
];

const START = '9 | pawns s:e1 n:e9 | stacks - | table LMSPP | bag ? | round 1 first 1 to move 1 actions 2';

describe('Money Run refusals', () => {
  test.each(REFUSALS)(
    'Money Run: refuses %s with the reason and the possible moves',
    (typed, sentence, ruling) => {
      const played = playTyped(moneyrun, createMatchFromPosition(moneyrun, MIDGAME), typed);
      if (!refused(played)) throw new Error(`${typed} is played`);
      expect(formatText('en', played.reason)).toBe(sentence);
      expect(played.ruling).toBe(ruling);
      expect(formatText('ko', played.reason)).not.toMatch(/\{\{|undefined/);
    },
  );
});

describe('Money Run incomplete moves', () => {
  test.each([
    [MIDGAME, '10c', 'Add a square. 10c can go anywhere, like 10c e4.'],
    [MIDGAME, '$1', 'Add a square. $1 can go onto empty squares and onto $1, like $1 f3.'],
    [MIDGAME, '5c', "There's no 5c on the table. You can place $1, 50c, 20c, and 10c."],
    [START, '$1', 'Add a square. $1 can go anywhere, like $1 e2.'],
    [START, '동전 e3', 'Add a coin. On the table: $1, 50c, 20c, and 10c. For example, type 10c e2.'],
    [START, 'place e3', 'Add a coin. On the table: $1, 50c, 20c, and 10c. For example, type 10c e2.'],
    [
      START,
      'e2',
      'Pawns only step onto coins, and no square next to e1 has one. Place one first, like 10c e2.',
    ],
  ])('Money Run: at %s, asks for the missing half of %s', (at, typed, sentence) => {
    const played = playTyped(moneyrun, createMatchFromPosition(moneyrun, at), typed);
    if (!refused(played)) throw new Error(`${typed} is played`);
    expect(formatText('en', played.reason)).toBe(sentence);
    expect(formatText('ko', played.reason)).not.toMatch(/\{\{|undefined/);
  });
});
