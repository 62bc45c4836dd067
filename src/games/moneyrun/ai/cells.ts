/** Layout of the cells. Each number that is to be kept of a position has its own cell. */
export const [MOVER, ACTIONS, IDLE, ROUND, ENDED, FIRST] = [0, 1, 2, 3, 4, 5];
/**
 * Values by seat: 1 if it has offered to settle; the square of the pawn, −1 before it is placed, −2 for a seat not in
 * the match.
 */
export const [AGREED, PAWN] = [6, 10];
/** Coins on the table and in the bag, by smallness. */
export const [TABLE, BAG] = [14, 19];
/** Shifts of the turn before and of this turn, as many as a turn has actions: from, to, level; −1 for none. */
export const [BEFORE, NOW] = [24, 30];
/** Number of cells for one shift, and for all shifts of a turn. */
export const [SHIFT_CELLS, TURN_CELLS] = [3, 6];
/**
 * Values by square: the number of coins on it; then the smallness of the top one, −1 for none; then the number of each
 * denomination.
 */
export const HEIGHT = 36;

/** Number of denominations, whether the smallest is in play or not. */
export const KINDS = 5;
/** Maximum number of seats. */
export const SEATS = 4;
/** Values of {@link PAWN} for a seat that is not in the match, and for a pawn not placed yet. */
export const [NOBODY, UNPLACED] = [-2, -1];

/** Returns the number of cells of a position. */
export function countCells(squares: number): number {
  return HEIGHT + squares * (2 + KINDS);
}
