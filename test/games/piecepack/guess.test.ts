import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { createFullBox } from '../../../src/games/piecepack/box.ts';
import type { Piece, PieceKind } from '../../../src/games/piecepack/types.ts';
import { type BlankPiece, fillBlanks } from '../../../src/games/piecepack/view.ts';

/** Fills the blank pieces of a full box for two, and returns the names of one kind. */
function printFilled(kind: PieceKind, blank: (piece: Piece, at: number) => BlankPiece): string {
  const pieces = fillBlanks(createFullBox(2).map(blank), createSeededChance(7));
  return pieces
    .filter((piece) => piece.kind === kind)
    .map(printName)
    .join(' ');
}

function printName({ suit, rank }: Piece): string {
  return suit + 'na2345'.charAt(rank);
}

// A match of an earlier release has to replay to the same pieces: the names are those of the first release.
describe('fillBlanks across releases', () => {
  test('fillBlanks: names the same tiles when nothing is known of any', () => {
    expect(
      printFilled('t', (piece) => (piece.kind === 't' ? { ...piece, suit: null, rank: null } : piece)),
    ).toBe('Sn Sa A3 C2 M4 Ma M2 S4 C5 Aa S3 S2 M3 S5 A4 Ca Cn C3 M5 C4 A5 An Mn A2');
  });

  test('fillBlanks: names the same coins when half is known of some', () => {
    const half = ({ suit, rank, ...piece }: Piece, at: number) => ({
      ...piece,
      suit: at % 2 ? null : suit,
      rank: at % 3 ? null : rank,
    });
    expect(printFilled('c', (piece, at) => (piece.kind === 'c' ? half(piece, at) : piece))).toBe(
      'Sn A4 Sa S3 S2 C4 Mn S4 M4 A3 M2 S5 Cn Ca C2 C3 C5 A5 An Ma Aa M3 A2 M5',
    );
  });

  test('fillBlanks: names the same tiles when every other one is known', () => {
    expect(printFilled('t', (piece, at) => (at % 2 ? { ...piece, suit: null, rank: null } : piece))).toBe(
      'Sn Sa S2 A5 S4 Aa Mn Ca M2 M3 M4 S5 Cn C5 C2 S3 C4 M5 An Ma A2 A3 A4 C3',
    );
  });
});
