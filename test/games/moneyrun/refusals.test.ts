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
    'No coin goes onto a smaller one: d3 has 20c on top, and $1 is larger. It can go onto bare squares, and onto $1.',
    'R-MR-3',
  ],
  ['5c d3', 'No 5c lies on the table. You can place: $1, 50c, 20c, and 10c.', 'R-MR-13'],
  [
    'e6-e7',
    'Bo stands on e6, and no coin is taken from under another pawn. Coins can be taken from: d3, e3, e4, f4, and e5.',
    'R-MR-17',
  ],
  ['e2', 'There is no coin on e2, and pawns only go onto coins. Possible: e4, f4, and d3.', 'R-MR-21'],
  ['e5', 'e5 is not next to e3. A step goes one square far. Possible: e4, f4, and d3.', 'R-MR-21'],
  ['e4>e5>e6', 'Bo stands on e6, and pawns do not share a square. Possible: none.', 'R-MR-28'],
  [
    'e4>d3>e3',
    'A run goes down with every step: e3 is 3 high, and d3 is 1. From there it can run on to: none.',
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
    [MIDGAME, '10c', 'Which square? 10c may go anywhere, for example 10c e4.'],
    [MIDGAME, '$1', 'Which square? $1 may go onto bare squares, and onto $1, for example $1 f3.'],
    [MIDGAME, '5c', 'No 5c lies on the table. You can place: $1, 50c, 20c, and 10c.'],
    [START, '$1', 'Which square? $1 may go anywhere, for example $1 e2.'],
    [START, '동전 e3', 'Which coin? On the table: $1, 50c, 20c, and 10c. Type for example 10c e2.'],
    [START, 'place e3', 'Which coin? On the table: $1, 50c, 20c, and 10c. Type for example 10c e2.'],
    [
      START,
      'e2',
      'A step goes to the next square, and only onto a coin. No square beside e1 has one yet: place one first, for example 10c e2.',
    ],
  ])('Money Run: at %s, asks for the missing half of %s', (at, typed, sentence) => {
    const played = playTyped(moneyrun, createMatchFromPosition(moneyrun, at), typed);
    if (!refused(played)) throw new Error(`${typed} is played`);
    expect(formatText('en', played.reason)).toBe(sentence);
    expect(formatText('ko', played.reason)).not.toMatch(/\{\{|undefined/);
  });
});
