import { describe, expect, test } from 'vitest';
import { createRecordedChance } from '../../../../src/engine/chance.ts';
import { Refusal } from '../../../../src/engine/refusal.ts';
import { text } from '../../../../src/engine/text.ts';
import { runaround } from '../../../../src/games/runaround/index.ts';
import type { RunaroundMove } from '../../../../src/games/runaround/types.ts';
import { createRefusal, parsePosition } from './refusal.ts';

const { notation } = runaround;

function playMove(at: string, seat: number, move: RunaroundMove) {
  return runaround.apply(parsePosition(at), seat, move, createRecordedChance([]), () => undefined);
}

const ROLL: RunaroundMove = { kind: 'roll' };
const createRun = (from: number): RunaroundMove => ({ kind: 'run', from });

describe('Runaround apply of illegal moves', () => {
  test.each([0, 1])('Runaround apply: refuses a move of seat %i after the end', (seat) => {
    const refusal = playMove('24/5 Y 0 h3 r5 B - h4 r0 Y won', seat, ROLL);
    expect(refusal).toEqual(new Refusal(text('bot:refuse.over'), 'R-RA-22'));
  });

  test('Runaround apply: tells a seat that is not to move which one is', () => {
    const refusal = playMove('24/5 Y 0 h3 r0 B - h4 r0 Y roll', 1, ROLL);
    expect(refusal).toEqual(new Refusal(text('bot:refuse.notYourTurn', { who: { seat: 0 } })));
  });

  const EXTRA = '24/5 Y 0.7.7 h1 r0 B - h4 r0 Y again 7 3';
  const TWO = '24/5 Y 0.7 h2 r0 B 9 h3 r0 Y 3';
  test.each([
    ['24/5 Y 0 h3 r0 B - h4 r0 Y roll', createRun(0), createRefusal('rollFirst', {}, 'R-RA-5')],
    [
      '24/5 Y 0.0.7 h1 r0 B - h4 r0 Y 3',
      ROLL,
      createRefusal('hasRolled', { rolled: 3, spaces: ['0', '7'] }, 'R-RA-5'),
    ],
    [EXTRA, ROLL, createRefusal('hasRolled', { rolled: 3, spaces: ['7'] }, 'R-RA-5')],
    [TWO, createRun(8), createRefusal('noPawn', { from: 8, spaces: ['0', '7'] }, 'R-RA-7')],
    [TWO, createRun(9), createRefusal('theirPawn', { from: 9, spaces: ['0', '7'] }, 'R-RA-7')],
    [EXTRA, createRun(0), createRefusal('otherPawn', { from: 0, again: 7 }, 'R-RA-18')],
  ])('Runaround apply: at %s, refuses %j with what is possible', (at, move, expected) =>
    expect(playMove(at, 0, move)).toEqual(expected),
  );
});

describe('Runaround parseMove of illegal moves', () => {
  const LONG = `castle ${'x'.repeat(60)}`;
  const THREE = '24/5 Y 5.7.22 h1 r0 B 9 h3 r0 Y 3';
  const NONE = '24/5 Y - h4 r0 B 9 h3 r0 Y roll';
  test.each([
    [THREE, '5-9', createRefusal('wrongEnd', { from: 5, rolled: 3, to: 8, end: 9 }, 'R-RA-7')],
    [THREE, 'd', createRefusal('noLetter', { letter: 'D', known: ['A (5)', 'B (7)', 'C (22)'] }, 'R-RA-7')],
    [NONE, 'a', createRefusal('noLetters', { letter: 'A' }, 'R-RA-7')],
    [NONE, ` ${LONG} `, createRefusal('typed', { typed: `${LONG.slice(0, 39)}…` })],
  ])('Runaround parseMove: at %s, refuses %s with what may have been meant', (at, typed, expected) => {
    const state = parsePosition(at);
    expect(notation.parseMove(typed, state, state.mover)).toEqual(expected);
  });

  test.each([
    ['before the die is rolled', '24/5 Y 5 h3 r0 B 9 h3 r0 Y roll', '5-9', 0],
    ['by a seat that is not to move', '24/5 Y 5 h3 r0 B 9 h3 r0 Y 3', '9-8', 1],
    ['of a pawn that does not exist', '24/5 Y 5 h3 r0 B 9 h3 r0 Y 3', '6-8', 0],
  ])('Runaround parseMove: ignores the target of a run %s', (_title, at, typed, seat) => {
    const from = Number.parseInt(typed, 10);
    expect(notation.parseMove(typed, parsePosition(at), seat)).toEqual(createRun(from));
  });
});
