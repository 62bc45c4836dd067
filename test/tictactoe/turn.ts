import type { Turn } from '../../src/engine/game.ts';
import { count, FULL, won } from './lines.ts';
import type { TicTacToeState } from './types.ts';

const TO_MARK: readonly Turn[] = [0, 1].map((seat) => ({ kind: 'act', seats: [seat], phase: 'mark' }));
const WON_BY: readonly Turn[] = [0, 1].map((seat) => over(seat === 0 ? 1 : 2, seat === 1 ? 1 : 2));
const DRAWN = over(1, 1);

/** The seat that has to mark a square, from the number of marks on the board. */
export function mover({ x, o }: TicTacToeState): number {
  return count(x) === count(o) ? 0 : 1;
}

/** Returns the seat with three in a row, or null. */
export function rowOf({ x, o }: TicTacToeState): number | null {
  if (won(x)) return 0;
  return won(o) ? 1 : null;
}

/** Returns the seat to move, or the result: three in a row or a full board end the game. */
export function turn(state: TicTacToeState): Turn {
  const row = rowOf(state);
  if (row !== null) return WON_BY[state.misere ? 1 - row : row] as Turn;
  return (state.x | state.o) === FULL ? DRAWN : (TO_MARK[mover(state)] as Turn);
}

function over(first: number, second: number): Turn {
  return {
    kind: 'over',
    standings: [
      { seat: 0, place: first },
      { seat: 1, place: second },
    ],
  };
}
