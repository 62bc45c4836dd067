import {
  BIT_COUNTS,
  type CellTable,
  DRAWN,
  getSeatStart,
  HAND,
  MONTHS,
  MOVER,
  PASSES,
  ROW,
  SHAKEN,
} from './cells.ts';
import { countHand } from './gains.ts';
import { BOMB, PICK, PLAY_ONTO, SHAKE, SKIP } from './move-codes.ts';
import { hasReserveLeft } from './resolve.ts';
import { JUNK_MASKS } from './sorts.ts';

/** Writes the codes of all moves that may be played; returns their number. */
export function writePlays(table: CellTable, into: Int32Array): number {
  const { cells } = table;
  const own = getSeatStart(cells[MOVER] as number);
  let count = writeTriples(table, own, into);
  if ((cells[own + PASSES] as number) > 0) into[count++] = SKIP;
  for (let month = 0; month < MONTHS; month++)
    count = writeMonthPlays(
      month,
      cells[own + HAND + month] as number,
      findPickMask(cells, month),
      into,
      count,
    );
  return count;
}

/** Writes the cards of a month, each once for every target to pick. */
function writeMonthPlays(
  month: number,
  hand: number,
  targets: number,
  into: Int32Array,
  from: number,
): number {
  let count = from;
  for (let at = 0; at < 4; at++) {
    if (!((hand >> at) & 1)) continue;
    const card = 4 * month + at;
    if (targets === 0) into[count++] = card;
    for (let onto = 0; onto < 4; onto++)
      if ((targets >> onto) & 1) into[count++] = PLAY_ONTO + 4 * card + onto;
  }
  return count;
}

/** Writes bombs and shakes (R-GS-24, R-GS-26). */
function writeTriples(table: CellTable, own: number, into: Int32Array): number {
  const { cells } = table;
  let count = 0;
  for (let month = 0; month < MONTHS; month++) {
    if (BIT_COUNTS[cells[own + HAND + month] as number] !== 3) continue;
    if (BIT_COUNTS[cells[ROW + month] as number] === 1) into[count++] = BOMB + month;
    if (canShake(table, own, month)) into[count++] = SHAKE + month;
  }
  return count;
}

/** Returns whether a month may be shaken of which the seat holds three. */
export function canShake(table: CellTable, own: number, month: number): boolean {
  const { cells, house: ctx } = table;
  if (((cells[own + SHAKEN] as number) >> month) & 1 || !hasReserveLeft(table)) return false;
  if (ctx.shake === 'first') return countHand(cells, own) === ctx.hand;
  return ctx.shake === 'always' || cells[ROW + month] === 0;
}

/** Returns the two loose cards to pick from, or 0 where the pick makes no difference. */
function findPickMask(cells: Int16Array, month: number): number {
  const lying = cells[ROW + month] as number;
  return BIT_COUNTS[lying] === 2 && (lying & ~(JUNK_MASKS[month] as number)) !== 0 ? lying : 0;
}

/** Writes the codes of the drawn card's targets; returns their number. */
export function writeTargets(cells: Int16Array, into: Int32Array): number {
  const month = ((cells[DRAWN] as number) - 1) >> 2;
  let count = 0;
  for (let at = 0; at < 4; at++)
    if (((cells[ROW + month] as number) >> at) & 1) into[count++] = PICK + 4 * month + at;
  return count;
}
