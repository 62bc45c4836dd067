import { describe, expect, test } from 'vitest';
import { refused } from '../../../src/engine/refusal.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { RunaroundState } from '../../../src/games/runaround/types.ts';
import { formatText } from '../../support/game/format-text.ts';
import { GAMES, listMoves, playRandomGame } from './games.ts';

const { notation } = runaround;

function parsePosition(position: string): RunaroundState {
  const state = notation.parse(position, {});
  if (refused(state)) throw new Error(formatText('en', state.reason));
  return state;
}

describe('Runaround notation', () => {
  test('Runaround notation: reads every position of random games as printed', () => {
    for (let number = 0; number < GAMES; number++) {
      for (const { before, after } of playRandomGame(number)) {
        expect(parsePosition(notation.print(before))).toEqual(before);
        expect(parsePosition(notation.print(after))).toEqual(after);
      }
    }
  });

  test('Runaround notation: reads every legal move of random games as printed', () => {
    for (let number = 0; number < 20; number++) {
      for (const { before } of playRandomGame(number)) {
        for (const move of listMoves(before)) {
          expect(notation.parseMove(notation.printMove(move), before, before.mover)).toEqual(move);
        }
      }
    }
  });

  test('Runaround parse: ignores case, spaces and the order of the pawns', () => {
    const tidy = parsePosition('24/5 Y 0.0.7 h1 r2 B 9.23 h2 r0 Y again 0 4');
    expect(parsePosition('  24/5  y 7.0.0 H1 R2  b 23.9 h2 r0 Y  AGAIN 0 4 ')).toEqual(tidy);
    expect(notation.print(tidy)).toBe('24/5 Y 0.0.7 h1 r2 B 9.23 h2 r0 Y again 0 4');
  });
});

describe('Runaround parse of wrong positions', () => {
  test.each([
    ['', 'Add the track length and the runs to win'],
    ['24/5 Y 0.7 h2', 'Add the number of runs, like r0'],
    ['24 Y - h4 r0 B - h4 r0 Y roll', 'the track length and the runs to win here, like 24/5, but found 24.'],
    ['23/5 Y - h4 r0 B - h4 r0 Y roll', 'even number of spaces from 16 to 40, not 23'],
    ['42/5 Y - h4 r0 B - h4 r0 Y roll', 'not 42'],
    ['24/6 Y - h4 r0 B - h4 r0 Y roll', '3, 4, or 5, not 6'],
    ['24/5 X - h4 r0 B - h4 r0 Y roll', 'the letter of a player here, like Y, but found x.'],
    ['24/5 Y 0,7 h2 r0 B - h4 r0 Y roll', 'the spaces of the pawns here, like 0.7, but found 0,7.'],
    ['24/5 Y 0.24 h2 r0 B - h4 r0 Y roll', 'no space 24: the track ends at 23'],
    ['24/5 Y 0.7 h3 r0 B - h4 r0 Y roll', 'yellow has 5.'],
    ['24/5 Y - h4 r0 B 3 h2 r0 Y roll', 'blue has 3.'],
    ['24/5 Y 7.7 h2 r0 B - h4 r0 Y roll', 'Too many pawns on 7'],
    ['24/5 Y 12.12 h2 r0 B - h4 r0 Y roll', 'Too many pawns on 12'],
    ['24/5 Y 7 h3 r0 B 7 h3 r0 Y roll', 'Too many pawns on 7'],
    ['24/5 Y 7.7.7 h1 r0 B - h4 r0 Y again 7 roll', 'Too many pawns on 7'],
    ['24/5 Y 7.7 h2 r0 B - h4 r0 B again 7 roll', 'Too many pawns on 7'],
    ['24/5 Y 7 h3 r0 B - h4 r0 Y again 7 roll', 'needs two pawns of that player on 7'],
    ['24/5 Y - h4 r0 B - h4 r0 Y 4', 'With no pawn on the track, the turn ends'],
    ['24/5 Y 0 h3 r0 B - h4 r0 Y 7', '1 to 6, not 7'],
    ['24/5 Y 0 h3 r0 B - h4 r0 Y 0', '1 to 6, not 0'],
    ['24/5 Y 0 h3 r5 B - h4 r0 Y roll', 'Only the winner has 5 runs'],
    ['24/5 Y 0 h3 r5 B - h4 r0 B won', 'Only the winner has 5 runs'],
    ['24/5 Y 0 h3 r4 B - h4 r0 Y won', 'Only the winner has 5 runs'],
    ['24/5 Y 0 h3 r6 B - h4 r0 Y won', 'Only the winner has 5 runs'],
    ['24/5 Y - h4 r0 B - h4 r0 Z roll', 'the letter of the player to move here, like Y, but found z.'],
    ['24/5 Y - h4 r0 B - h4 r0 Y', 'Add what to do next'],
    ['24/5 Y - h4 r0 B - h4 r0 Y jump', 'what to do next here, like roll, but found jump.'],
    ['24/5 Y - h4 r0 B - h4 r0 Y roll roll', 'what to do next here, like roll, but found roll roll.'],
  ])('Runaround parse: explains what is wrong in %j', (position, wrong) => {
    const refusal = notation.parse(position, {});
    if (!refused(refusal)) throw new Error(`${position} is read as ${JSON.stringify(refusal)}`);
    expect(formatText('en', refusal.reason)).toContain(wrong);
    expect(formatText('ko', refusal.reason)).not.toBe('');
  });
});

const TO_MOVE = '24/5 Y 5.7.22 h1 r0 B 9.1 h2 r0 Y 3';

describe('Runaround parseMove', () => {
  test.each(['5', ' 5 ', '5-8', '5 - 8', '5→8', '5->8', '5>8', '5 to 8', '5 8', 'A', 'a', 'a-8', 'A to 8'])(
    'Runaround parseMove: reads %j as a run of the pawn on 5',
    (typed) => expect(parseTyped(TO_MOVE, typed)).toEqual({ kind: 'run', from: 5 }),
  );

  test.each(['run 5', 'Pawn A', 'move 5-8', 'yellow 5', '5번', '말 5번에서 8번', '노랑 5', '노란 말 5번'])(
    'Runaround parseMove: reads the words %j as a run of the pawn on 5',
    (typed) => expect(parseTyped(TO_MOVE, typed)).toEqual({ kind: 'run', from: 5 }),
  );

  test.each(['C', '22', '22-1', 'c-1'])('Runaround parseMove: reads %j as a run past the start', (typed) =>
    expect(parseTyped(TO_MOVE, typed)).toEqual({ kind: 'run', from: 22 }),
  );

  test('Runaround parseMove: gives the pawns of blue letters downwards, B included', () => {
    const position = TO_MOVE.replace('Y 3', 'B 3');
    expect(parseTyped(position, 'B')).toEqual({ kind: 'run', from: 1 });
    expect(parseTyped(position, 'b-22')).toEqual({ kind: 'run', from: 1 });
    expect(parseTyped(position, 'b 22')).toEqual({ kind: 'run', from: 1 });
  });

  test.each(['roll', 'r', 'R', ' Roll ', 'roll again', '주사위'])(
    'Runaround parseMove: reads %j as a roll',
    (typed) => expect(parseTyped('24/5 Y - h4 r0 B - h4 r0 Y roll', typed)).toEqual({ kind: 'roll' }),
  );
});

describe('Runaround parseMove of wrong moves', () => {
  test.each([
    [TO_MOVE, '', '"" isn\'t a move'],
    [TO_MOVE, 'castle', 'castle'],
    [TO_MOVE, '5-8-9', '"5-8-9" isn\'t a move'],
    [TO_MOVE, '-5', '"-5" isn\'t a move'],
    [TO_MOVE, '5-9', 'the pawn on 5 can only move to 8, not to 9'],
    [TO_MOVE, 'C-25', 'the pawn on 22 can only move to 1, not to 25'],
    [TO_MOVE, 'D', 'Choose from A (5), B (7), and C (22)'],
    ['24/5 Y - h4 r0 B 9.1 h2 r0 Y roll', 'A', 'you have no pawn on the track'],
  ])('Runaround parseMove: at %s, explains what is wrong in %j', (position, typed, wrong) => {
    const refusal = parseTyped(position, typed);
    if (!refused(refusal)) throw new Error(`${typed} is read as ${JSON.stringify(refusal)}`);
    expect(formatText('en', refusal.reason)).toContain(wrong);
    expect(formatText('ko', refusal.reason)).not.toBe('');
  });
});

function parseTyped(position: string, typed: string) {
  const state = parsePosition(position);
  return notation.parseMove(typed, state, state.mover);
}
