import { describe, expect, test } from 'vitest';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { RunaroundState, Space } from '../../../src/games/runaround/types.ts';
import { readPpn, writeRandomRecord } from '../../support/ppn.ts';

/** Returns the grid coordinates of the spaces, by walking round the drawing of the rules text. */
function listSpots(size: number, form: string): readonly string[] {
  const half = size / 2;
  const top = Array.from({ length: half - 1 }, (_, at) => `${at + 2},3`);
  const back = Array.from({ length: half - 1 }, (_, at) => `${half - at},1`);
  const bottom = form === 'eight' ? back.toReversed() : back;
  return ['1,2', ...top, `${half + 1},2`, ...bottom];
}

function listPawns({ size, pawns }: RunaroundState, form: string): string[] {
  const spots = listSpots(size, form);
  const named = (suit: string, spaces: readonly Space[]) => spaces.map((space) => `p${suit}@${spots[space]}`);
  return [...named('C', pawns[0]), ...named('A', pawns[1])].sort();
}

/** Returns the game type of the record; a default form is left out. */
function getGameType(size: number, form: string) {
  return { Name: 'Runaround', size, goal: 5, ...(form === 'eight' && { form }) };
}

describe.each([
  [16, 'hairpin'],
  [24, 'hairpin'],
  [24, 'eight'],
  [40, 'hairpin'],
])('Runaround PPN record on %i spaces (%s)', (size, form) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'Runaround PPN: the record of random game %i ends with the pawns in their places',
    (number) => {
      const { text, last } = writeRandomRecord(runaround, number, {
        seats: 2,
        options: { size, goal: 5, form },
      });
      const { head, pieces } = readPpn(text);
      expect([head.GameType, head.SetUp]).toEqual([getGameType(size, form), 'None']);
      expect(pieces.map(({ kind, suit, x, y }) => `${kind}${suit}@${x},${y}`).sort()).toEqual(
        listPawns(last, form),
      );
    },
  );
});
