import { describe, expect, test } from 'vitest';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { refused } from '../../src/engine/refusal.ts';
import { tictactoe } from './index.ts';

const at = (position: string, misere = false) => {
  const state = tictactoe.notation.parse(position, { ...getDefaultOptions(tictactoe.options), misere });
  if (refused(state)) throw new Error(state.reason.key);
  return state;
};

describe('tic-tac-toe', () => {
  test.each([
    ['.../.../...', 'act 0'],
    ['.../.x./...', 'act 1'],
    ['xxx/oo./...', 'over 1 2'],
    ['x.x/ooo/..x', 'over 2 1'],
    ['xox/xox/oxo', 'over 1 1'],
  ])('%s: %s', (position, expected) => {
    const turn = tictactoe.turn(at(position));
    const got = turn.kind === 'act' ? turn.seats : turn.standings.map(({ place }) => place);
    expect([turn.kind, ...got].join(' ')).toBe(expected);
  });

  test('misère turns the places round', () => {
    const turn = tictactoe.turn(at('xxx/oo./...', true));
    expect(turn).toMatchObject({
      standings: [
        { seat: 0, place: 2 },
        { seat: 1, place: 1 },
      ],
    });
  });

  test.each(['', 'xx/oo/..', 'xxx/.../...', '.../.../..o', 'x../.../..q'])(
    '%j is no position',
    (position) => {
      expect(refused(tictactoe.notation.parse(position, {}))).toBe(true);
    },
  );
});
