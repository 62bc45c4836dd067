import { handSize } from './billing.ts';
import { COUNT, cellsOf, DRAWN, HAND, MONTHS, MOVER, PASSES, ROW, SHAKEN, type Table } from './cells.ts';
import { BOMB, ONTO, PICK, SHAKE, SKIP } from './codes.ts';
import { reserveLeft } from './resolving.ts';
import { JUNK_OF } from './sorts.ts';

/** Writes the codes of what may be played; returns how many. */
export function plays(table: Table, into: Int32Array): number {
  const { cells } = table;
  const own = cellsOf(cells[MOVER] as number);
  let count = threes(table, own, into);
  if ((cells[own + PASSES] as number) > 0) into[count++] = SKIP;
  for (let month = 0; month < MONTHS; month++)
    count = playsOf(month, cells[own + HAND + month] as number, picks(cells, month), into, count);
  return count;
}

/** Writes the cards of a month, each as often as there are targets to pick. */
function playsOf(month: number, hand: number, targets: number, into: Int32Array, from: number): number {
  let count = from;
  for (let at = 0; at < 4; at++) {
    if (!((hand >> at) & 1)) continue;
    const card = 4 * month + at;
    if (targets === 0) into[count++] = card;
    for (let onto = 0; onto < 4; onto++) if ((targets >> onto) & 1) into[count++] = ONTO + 4 * card + onto;
  }
  return count;
}

/** Bombs and shakes (R-GS-24, R-GS-26). */
function threes(table: Table, own: number, into: Int32Array): number {
  const { cells } = table;
  let count = 0;
  for (let month = 0; month < MONTHS; month++) {
    if (COUNT[cells[own + HAND + month] as number] !== 3) continue;
    if (COUNT[cells[ROW + month] as number] === 1) into[count++] = BOMB + month;
    if (mayShake(table, own, month)) into[count++] = SHAKE + month;
  }
  return count;
}

/** Of a month of which the seat holds three. */
export function mayShake(table: Table, own: number, month: number): boolean {
  const { cells, house } = table;
  if (((cells[own + SHAKEN] as number) >> month) & 1 || !reserveLeft(table)) return false;
  if (house.shake === 'first') return handSize(cells, own) === house.hand;
  return house.shake === 'always' || cells[ROW + month] === 0;
}

/** The two loose cards of a month that a card may go to, where it matters which; else none. */
function picks(cells: Int16Array, month: number): number {
  const lying = cells[ROW + month] as number;
  return COUNT[lying] === 2 && (lying & ~(JUNK_OF[month] as number)) !== 0 ? lying : 0;
}

/** Writes the codes of what the drawn card may go to. */
export function targets(cells: Int16Array, into: Int32Array): number {
  const month = ((cells[DRAWN] as number) - 1) >> 2;
  let count = 0;
  for (let at = 0; at < 4; at++)
    if (((cells[ROW + month] as number) >> at) & 1) into[count++] = PICK + 4 * month + at;
  return count;
}
