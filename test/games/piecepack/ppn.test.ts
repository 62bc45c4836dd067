import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/chance.ts';
import type { Entry } from '../../../src/engine/entry.ts';
import { advance, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { piecepack } from '../../../src/games/piecepack/index.ts';
import type { Piecepack, PiecepackState } from '../../../src/games/piecepack/types.ts';
import { getOptions, type RandomStep } from '../../support/game/random.ts';
import { type PpnPiece, readPpn, writeRandomRecord, writeRecord } from '../../support/ppn.ts';

/** Groups pieces by spot, from the bottom to the top. */
function groupStacks(pieces: readonly (readonly [spot: string, name: string])[]): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const [spot, name] of pieces) all[spot] = [...(all[spot] ?? []), name];
  return all;
}

function stackState({ pieces }: PiecepackState): Record<string, string[]> {
  return groupStacks(
    pieces.flatMap(({ kind, suit, rank, side, angle, place }) => {
      if (place.kind !== 'board') return [];
      const ranked = kind === 'p' ? '' : 'na2345'.charAt(rank);
      return [[`${place.x},${place.y}`, `${kind}${side}${suit}${ranked} ${angle}`] as const];
    }),
  );
}

function stackPpn(pieces: readonly PpnPiece[]): Record<string, string[]> {
  return groupStacks(
    pieces.map(
      ({ kind, suit, rank, side, angle, x, y }) =>
        [`${x},${y}`, `${kind}${side}${suit}${rank} ${angle}`] as const,
    ),
  );
}

describe.each(['square', 'wide', 'ring', 'empty'])('piecepack PPN record on the board %s', (layout) => {
  test.each([1, 2, 3, 4, 5, 6])(
    'piecepack PPN: the record of random game %i ends with the pieces in their places',
    (number) => {
      const { text, last } = writeRandomRecord(piecepack, number, {
        seats: 2 + (number % 5),
        options: { layout },
      });
      expect(stackPpn(readPpn(text).pieces)).toEqual(stackState(last));
    },
  );
});

/** Plays typed actions of the first seat, and returns the last state with the record. */
function playTyped(actions: readonly string[]): { readonly text: string; readonly last: PiecepackState } {
  const chance = createSeededChance(7);
  const started = start(piecepack, 1, getOptions(piecepack, { layout: 'empty' }), chance);
  if (refused(started)) throw new Error(started.reason.key);
  let { match } = started;
  const steps: RandomStep<Piecepack>[] = actions.map((action) => {
    const before = match.state;
    const move = piecepack.notation.parseMove(action, piecepack.view(before, 0), 0);
    const played = refused(move) ? move : advance(match, 0, move, chance);
    if (refused(played)) throw new Error(`${action}: ${played.reason.key}`);
    match = played.match;
    return { before, seat: 0, entry: played.entry as Entry<Piecepack>, after: match.state };
  });
  return { text: writeRecord(piecepack, steps), last: match.state };
}

const STACK = ['cS3@c2', 'cM4@c2', 'cfA5<@c2', 'pS@c2', 'dM@e5', 'cC2@e5'];

test.each([
  ['c2[2:3]-e5'],
  ['2c2-e5', '3e5_c2'],
  ['c2[2]_c2'],
  ['c2[4]-c2'],
  ['cAn\\c2'],
  ['cAn\\g7'],
  ['tS2@c2', 't\\e5'],
  ['2c2:e5'],
  ['c2:c2'],
  ['c2[3]:c2'],
  ['c2#e5'],
  ['2c2#2e5'],
  ['c2[2]#e5[2]', 'undo'],
  ['+c2[2:3]', 'c2[2:4]@>90'],
  ['roll', 'roll dM'],
  ['shuffle c2', '+c2'],
  ['bag 2c2', 'draw@b2', 'draw@(1.5,3) down'],
  ['hide 3c2', 'show 2@h8 down', 'show 1@h8'],
  ['clear', 'cS3@a1', 'undo'],
  ['set up wide', 'clear', 'set up 8x8'],
])('piecepack PPN: a record has the typed actions %s %s', (...actions) => {
  const { text, last } = playTyped([...STACK, ...actions]);
  expect(stackPpn(readPpn(text).pieces)).toEqual(stackState(last));
});

describe('readPpn', () => {
  const game = (moves: string, head = 'SetUp: "None"') => `---\n${head}\n...\n${moves}\n`;

  test('readPpn: plays the two examples of the specification', () => {
    const toe = readPpn(game('setup. t@b2\n1. S@b2\n1... M@a2 { M@b1 } 2. S@a1'));
    expect(toe.pieces.map(({ kind, suit }) => kind + suit)).toEqual(['t', 'cS', 'cM', 'cS']);
    const kono = readPpn(game('setup. S@b1 M@b3 M@c2\n1. b1:b3 1... c2-c1'));
    expect(kono.pieces.map(({ suit, x, y }) => suit + x + y).sort()).toEqual(['M31', 'S23']);
  });

  test.each([
    ['1. c2-d4', 'names nothing'],
    ['1. S@b2 1. +b2', 'twice'],
    ['1. S@b2 2c2', 'Not a move'],
    ['1. S@b2 ?pS-a1', 'names 0'],
    ['1. S@b2 M@c2 ?c-a1', 'names 2'],
    ['1. S@b2 { never closed', 'comment'],
  ])('readPpn: throws on %s', (moves, why) => {
    expect(() => readPpn(game(moves))).toThrow(why);
  });

  test('readPpn: throws on an unknown set-up', () => {
    expect(() => readPpn(game('', 'SetUp: "Chess"'))).toThrow('Chess');
  });
});
