import { describe, expect, test } from 'vitest';
import { runaround } from '../../../../src/games/runaround/index.ts';
import { getRefusalKey } from '../../../support/refusal.ts';
import { parsePosition } from './refusal.ts';

const STATE = parsePosition('24/5 Y 5.17 h2 r0 B 9 h3 r0 Y 3');

function readTyped(typed: string) {
  return runaround.notation.parseMove(typed, STATE, 0);
}

describe('Runaround parseMove, well-formed', () => {
  test.each(['r', 'roll', 'ROLL', 'roll   again', 'dice', 'die', '주사위', '굴림', '굴리기', '던지기'])(
    'Runaround parseMove: reads %j as a roll, legal or not',
    (typed) => expect(readTyped(typed)).toEqual({ kind: 'roll' }),
  );

  test.each([
    ['5', 5],
    ['17', 17],
    ['123', 123],
    ['a', 5],
    ['B', 17],
    ['5번', 5],
    ['run5', 5],
    ['run 5', 5],
    ['move pawn from yellow 5', 5],
    ['blue 9', 9],
    ['노란 말 5', 5],
    ['노랑5번', 5],
    ['파란 말 9', 9],
    ['파랑 9', 9],
    ['5-8', 5],
    ['5 - 8', 5],
    ['5--8', 5],
    ['5->8', 5],
    ['5 --> 8', 5],
    ['5 → 8', 5],
    ['5>8', 5],
    ['5:8', 5],
    ['5 : 8', 5],
    ['5to8', 5],
    ['5 to 8', 5],
    ['5번에서 8번', 5],
    ['5에서8', 5],
    ['5\t 8', 5],
    ['6-23', 6],
    ['6-123', 6],
    ['6 123', 6],
  ])('Runaround parseMove: reads %j as a run, legal or not', (typed, from) =>
    expect(readTyped(typed)).toEqual({ kind: 'run', from }),
  );
});

describe('Runaround parseMove, malformed', () => {
  test.each([
    'xroll',
    'rolls',
    'x5',
    '5x',
    '1234',
    '6-1234',
    'e',
    '@',
    'x',
    'runs 5',
    'run',
    '5~8',
    '5-',
    '5-x',
    '5 x',
    '5 x 8',
    '5번번',
    '5 8 9',
    'run-5',
  ])('Runaround parseMove: refuses the malformed %j', (typed) =>
    expect(getRefusalKey(readTyped(typed))).toBe('runaround:refuse.typed'),
  );
});
