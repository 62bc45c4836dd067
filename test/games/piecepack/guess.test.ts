import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/seeded-chance.ts';
import { createFullBox } from '../../../src/games/piecepack/box.ts';
import { type BlankPiece, fillBlanks } from '../../../src/games/piecepack/guess.ts';
import type { Piece, PieceKind } from '../../../src/games/piecepack/types.ts';

/** All pieces of two people's box, of which some are blank; after it those of one kind by name, as luck has filled them. */
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

// What luck has laid in a match of an earlier release has to be laid again: the names are those of the first one.
describe('the same luck names the same pieces in every release', () => {
  test('where nothing is known of any', () => {
    expect(
      printFilled('t', (piece) => (piece.kind === 't' ? { ...piece, suit: null, rank: null } : piece)),
    ).toBe('Sn Sa A3 C2 M4 Ma M2 S4 C5 Aa S3 S2 M3 S5 A4 Ca Cn C3 M5 C4 A5 An Mn A2');
  });

  test('where of some half is known', () => {
    const half = ({ suit, rank, ...piece }: Piece, at: number) => ({
      ...piece,
      suit: at % 2 ? null : suit,
      rank: at % 3 ? null : rank,
    });
    expect(printFilled('c', (piece, at) => (piece.kind === 'c' ? half(piece, at) : piece))).toBe(
      'Sn A4 Sa S3 S2 C4 Mn S4 M4 A3 M2 S5 Cn Ca C2 C3 C5 A5 An Ma Aa M3 A2 M5',
    );
  });

  test('where some are known and some are not', () => {
    expect(printFilled('t', (piece, at) => (at % 2 ? { ...piece, suit: null, rank: null } : piece))).toBe(
      'Sn Sa S2 A5 S4 Aa Mn Ca M2 M3 M4 S5 Cn C5 C2 S3 C4 M5 An Ma A2 A3 A4 C3',
    );
  });
});
