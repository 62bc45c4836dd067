import type { PiecepackMove } from '../types.ts';

/**
 * Returns the move that older versions read from the same text, so that their records still verify. Then `c2_d4` went beneath the pieces on
 * d4 alone, swapped pieces took each other's height, and `c2:c2` captured the second piece.
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
