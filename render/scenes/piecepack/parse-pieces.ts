import { printSpot } from '../../../src/games/piecepack/board.ts';
import type { Angle, PieceKind, Place, Rank, SeenPiece, Suit } from '../../../src/games/piecepack/types.ts';

const ANGLES: Readonly<Record<string, Angle>> = { '^': 0, '<': 90, v: 180, '>': 270 };
const PIECE_PATTERN = /^([tcdp])([SMCA_])([0-5_])([fb])([v^<>]?)(p?)@(.*)$/;

/** Parses pieces: `cM4bp@6,2` is a coin of moons, back up on f2, and the viewer knows that it is a 4. */
export function parsePieces(texts: readonly string[]): readonly SeenPiece[] {
  return texts.map((text, at) => {
    const [, kind, suit, rank, side, angle = '', peeked, where = ''] = PIECE_PATTERN.exec(text) ?? [];
    const depth = texts.slice(at).filter((other) => other.endsWith(`@${where}`)).length;
    const index = texts.slice(0, at + 1).filter((other) => other.endsWith('@area')).length;
    return {
      key:
        where === 'area'
          ? `area0.${index}`
          : depth > 1
            ? `${parseSpotName(where)}.${depth}`
            : parseSpotName(where),
      kind: kind as PieceKind,
      suit: suit === '_' ? null : (suit as Suit),
      rank: rank === '_' ? null : (Number(rank) as Rank),
      side: side as 'f' | 'b',
      angle: ANGLES[angle] ?? 0,
      place: parsePlace(where),
      peeked: peeked === 'p' && where !== 'area',
      known: [],
    };
  });
}

function parsePlace(where: string): Place {
  const [x, y] = where.split(',').map(Number);
  return where === 'area' ? { kind: 'area', seat: 0 } : { kind: 'board', x: x ?? 1, y: y ?? 1 };
}

function parseSpotName(where: string): string {
  const [x = 1, y = 1] = where.split(',').map(Number);
  return printSpot({ x, y });
}
