import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { piecepack } from '../../../src/games/piecepack/index.ts';
import type { PiecepackState } from '../../../src/games/piecepack/types.ts';
import { getOptions } from '../../support/game/random.ts';

function createState(layout: string, seats = 3, number = 1): PiecepackState {
  const match = start(piecepack, seats, getOptions(piecepack, { layout }), createSeededChance(number));
  if (refused(match)) throw new Error(match.reason.key);
  return match.match.state;
}

function getSpots({ pieces }: PiecepackState): string[] {
  return pieces.flatMap(({ place }) => (place.kind === 'board' ? [`${place.x},${place.y}`] : []));
}

describe('piecepack pieces', () => {
  test('piecepack set: has 24 tiles, 24 coins, four dice and four pawns, each once', () => {
    const count = piecepack.pieces(createState('square'));
    expect(Object.values(count)).toEqual(Array(56).fill(1));
    const kinds = Object.keys(count).map((name) => name.charAt(0));
    expect(['t', 'c', 'd', 'p'].map((kind) => kinds.filter((one) => one === kind).length)).toEqual([
      24, 24, 4, 4,
    ]);
  });
});

describe('piecepack boards', () => {
  test.each([
    ['square', 16, '7.5,7.5'],
    ['wide', 24, '11.5,7.5'],
    ['ring', 24, '9.5,9.5'],
    ['empty', 0, undefined],
  ])('piecepack board: %s has %i tiles, face down', (layout, count, last) => {
    const state = createState(layout);
    const tiles = state.pieces.filter(({ place }) => place.kind === 'board');
    expect(tiles).toHaveLength(count);
    expect(tiles.every(({ kind, side, known }) => kind === 't' && side === 'b' && known.length === 0)).toBe(
      true,
    );
    expect(getSpots(state).at(-1)).toBe(last);
    expect(new Set(getSpots(state)).size).toBe(count);
  });

  test('piecepack board: the ring has no tile in its middle, over e5 to f6', () => {
    expect(getSpots(createState('ring'))).not.toContain('5.5,5.5');
  });

  test('piecepack board: tiles are laid at random, and nobody knows those left in the box', () => {
    const first = createState('square').pieces.slice(0, 16);
    expect(createState('square', 3, 2).pieces.slice(0, 16)).not.toEqual(first);
    const { box } = piecepack.view(createState('square'), 0);
    expect(box.unknown).toEqual({ t: 8, c: 0, d: 0, p: 0 });
    expect(box.known).toHaveLength(32);
  });
});

describe('piecepack turn', () => {
  test('piecepack turn: any seat may act at any time', () => {
    expect(piecepack.turn(createState('square'))).toEqual({
      kind: 'act',
      seats: [0, 1, 2],
      phase: 'free',
    });
  });

  test('piecepack turn: all share first place after packing up', () => {
    expect(piecepack.turn({ ...createState('empty'), over: true })).toEqual({
      kind: 'over',
      standings: [0, 1, 2].map((seat) => ({ seat, place: 1 })),
    });
  });

  test('piecepack apply: refuses every action after packing up', () => {
    const state = { ...createState('empty'), over: true };
    const outcome = piecepack.apply(state, 0, { kind: 'undo' }, createSeededChance(1), () => {});
    expect(refused(outcome) && outcome.reason.key).toBe('bot:refuse.over');
  });
});
