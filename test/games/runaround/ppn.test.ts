import { describe, expect, test } from 'vitest';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { RunaroundState, Space } from '../../../src/games/runaround/types.ts';
import { randomRecord, readPpn } from '../../support/ppn.ts';

/** Where the grid has a space: worked out by walking round the drawing of the rules text. */
function spotsOf(size: number): readonly string[] {
  const half = size / 2;
  const top = Array.from({ length: half - 1 }, (_, at) => `${at + 2},3`);
  const bottom = Array.from({ length: half - 1 }, (_, at) => `${half - at},1`);
  return ['1,2', ...top, `${half + 1},2`, ...bottom];
}

function pawnsOf({ size, pawns }: RunaroundState): string[] {
  const spots = spotsOf(size);
  const named = (suit: string, spaces: readonly Space[]) => spaces.map((space) => `p${suit}@${spots[space]}`);
  return [...named('C', pawns[0]), ...named('A', pawns[1])].sort();
}

describe.each([16, 24, 40])('the record of random games on %i spaces', (size) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('game %i ends with the pawns where the game has them', (number) => {
    const { text, last } = randomRecord(runaround, number, { seats: 2, options: { size, goal: 5 } });
    const { head, pieces } = readPpn(text);
    expect(head).toMatchObject({ GameType: { Name: 'Runaround' }, SetUp: 'None' });
    expect(pieces.map(({ kind, suit, x, y }) => `${kind}${suit}@${x},${y}`).sort()).toEqual(pawnsOf(last));
  });
});
