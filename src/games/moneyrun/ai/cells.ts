/** Where things stand in the cells. All that is to be kept of a position is one number a cell. */
export const [MOVER, ACTIONS, IDLE, ROUND, ENDED, FIRST] = [0, 1, 2, 3, 4, 5];
/** By seat: has offered to settle; the square of the pawn, −1 before it is placed, −2 for nobody. */
export const [AGREED, PAWN] = [6, 10];
/** By smallness: coins on the table and in the bag. */
export const [TABLE, BAG] = [14, 19];
/** Shifts of the turn before and of this turn, as many as a turn has actions: from, to, level; −1 for none. */
export const [BEFORE, NOW] = [24, 30];
/** Cells of one shift, and of all of a turn. */
export const [SHIFT_CELLS, TURN_CELLS] = [3, 6];
/** By square: coins on it; then how small the top one is, −1 for none; then how many there are of each. */
export const HEIGHT = 36;

/** Denominations, whether the smallest plays or not. */
export const KINDS = 5;
/** Seats there is room for. */
export const SEATS = 4;
/** What {@link PAWN_HEIGHT} is for a seat that nobody has, and for one whose pawn is not yet placed. */
export const [NOBODY, UNPLACED] = [-2, -1];

/** How many cells a position has. */
export function countCells(squares: number): number {
  return HEIGHT + squares * (2 + KINDS);
}
