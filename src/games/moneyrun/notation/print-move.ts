import type { MoneyRunMove } from '../types.ts';

/** Prints the move in the notation that `parseMove` reads. */
export function printMove(move: MoneyRunMove): string {
  switch (move.kind) {
    case 'start':
      return `start ${move.at}`;
    case 'place':
      return `${move.coin} ${move.at}`;
    case 'shift':
      return `${move.from}-${move.to}`;
    case 'step':
      return move.path.join('>');
    case 'end':
      return 'end';
    case 'agree':
      return 'settle';
  }
}
