import type { PiecepackMove } from '../types.ts';

/**
 * The move that was read from the same text when `c2_d4` went beneath what lies on d4 alone, swapped pieces came to lie as high
 * as the others had, and `c2:c2` captured the second piece: records of that time still verify.
 */
export function toEarlierMove(move: PiecepackMove): PiecepackMove {
  switch (move.kind) {
    case 'lay':
    case 'move': {
      const { depth, ...rest } = move;
      return depth === 'all' ? rest : move;
    }
    case 'swap': {
      const { raised: _, ...rest } = move;
      return rest;
    }
    case 'capture': {
      const { taken: _, ...rest } = move;
      return rest;
    }
    case 'several':
      return { ...move, moves: move.moves.map(toEarlierMove) };
    default:
      return move;
  }
}
