import { describe, expect, test } from 'vitest';
import { forage } from '../../../src/games/forage/index.ts';
import type { ForageState } from '../../../src/games/forage/types.ts';
import type { RandomSetting } from '../../support/game/random.ts';
import { type PpnPiece, readPpn, writeRandomRecord } from '../../support/ppn.ts';

const SETTINGS: readonly RandomSetting[] = [
  { seats: 4, options: { roundCap: 20 } },
  { seats: 3, options: { board: 'wide', faceUp: true, roundCap: 20 } },
  { seats: 4, options: { board: 'ring', clearBoard: true, roundCap: 20 } },
];

/** Returns the pieces of a kind with their spaces. */
function listPlaced(pieces: readonly PpnPiece[], kind: string): string[] {
  const here = pieces.filter((piece) => piece.kind === kind);
  return here.map(({ suit, rank, side, x, y }) => `${suit}${rank}${side}@${x},${y}`).sort();
}

function formatPair(square: string): string {
  return `${square.charCodeAt(0) - 96},${square.slice(1)}`;
}

function listCoins({ coins }: ForageState): string[] {
  const names = coins.map(
    ({ suit, value, up, at }) => `${'SMCA'[suit]}${'na2345'[value]}${up ? 'f' : 'b'}@${formatPair(at)}`,
  );
  return names.sort();
}

describe.each(SETTINGS)('Forage PPN record with $seats seats and $options', (setting) => {
  test.each([1, 2, 3, 4, 5])(
    'Forage PPN: the record of random match %i ends with coins and pawns in their places',
    (number) => {
      const { text, last } = writeRandomRecord(forage, number, setting);
      const { head, pieces } = readPpn(text);
      expect(head.GameType).toMatchObject({ Name: 'Forage' });
      expect(listPlaced(pieces, 'c')).toEqual(listCoins(last));
      expect(listPlaced(pieces, 'p')).toEqual(
        last.pawns.map((at, seat) => `${'SMCA'[seat]}f@${formatPair(at)}`).sort(),
      );
      expect(pieces.filter(({ kind }) => kind === 'd')).toHaveLength(setting.seats);
    },
  );
});

test('Forage PPN: writes the sample move of the rules text', () => {
  const at =
    'torus 2 | pawns d4 h6 c8 | coins d4:Mn e7:C1 f7:C2 g7:C4 | stash S:M4 M:- C:- | round 3 first S to move S';
  const before = forage.notation.parse(at, {}) as ForageState;
  const luck = { roll: () => 1, draw: () => 4 };
  const events: never[] = [];
  const move = forage.notation.parseMove('M4 ne', forage.view(before, 0), 0);
  const after = forage.apply(before, 0, move as never, luck, (event) =>
    events.push(event as never),
  ) as ForageState;
  const line = forage.ppn?.move(before, { seat: 0, move: move as never, luck: [], events }, after);
  expect(line).toBe('cbM4\\%?pS ?pS-h8');
});
