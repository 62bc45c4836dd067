import type { MotoXMove, Outcome } from '../types.ts';

/** Prints the move in the notation that `parseMove` reads. */
export function printMove(move: MotoXMove): string {
  switch (move.kind) {
    case 'tile':
      return `tile ${move.direction ?? 'start'}`;
    case 'coin':
      return `coin ${move.tile}`;
    case 'grid':
      return `grid ${move.space}`;
    case 'roll':
      return move.coins === 0 ? 'roll' : `roll +${move.coins}`;
    case 'ride':
      return `ride ${move.number} ${printOutcome(move.outcome)}`;
    default:
      return move.kind;
  }
}

/** Prints the outcome of a ride: `5FL`, `on 6RR`, `out 5FL`, `finish`. */
export function printOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'finish':
      return 'finish';
    case 'safe':
      return outcome.space;
    case 'land':
      return `on ${outcome.space}`;
    case 'runoff':
      return `out ${outcome.space}`;
  }
}
