import type { GoStopMove } from '../types.ts';

/** Prints a move in the form that `parseMove` reads. */
export function printMove(move: GoStopMove): string {
  switch (move.kind) {
    case 'throw':
      return move.throw;
    case 'shake':
    case 'bomb':
      return `${move.kind} ${move.month}`;
    case 'play':
      return move.onto === null ? move.card : `${move.card} ${move.onto}`;
    case 'target':
      return `onto ${move.onto}`;
    case 'give':
      return `give ${move.card}`;
    case 'draw':
    case 'deal':
    case 'go':
    case 'stop':
      return move.kind;
  }
}
