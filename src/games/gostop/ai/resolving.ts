import { addTo, highest, winnerOfStop } from './billing.ts';
import {
  ADDITIONAL,
  BOMBED,
  cellsOf,
  DECIDE,
  DRAWN,
  GIVE,
  GOES,
  HAS_ANIMALS,
  LEFT,
  MONTHS,
  MOVER,
  OWED,
  PAIR,
  PAIRED,
  PHASE,
  PLAY,
  RESERVES,
  ROW,
  STORE,
  type Table,
  TOKEN,
  WENT_AT,
} from './cells.ts';
import { end, endWithout } from './ending.ts';
import { animalsOf, cardPoints, lacking } from './points.ts';
import { DOUBLE, JUNK } from './sorts.ts';

/**
 * The turn is carried out: what was paired is taken, then what the drawn card took of its month, none for 0. `kissed`: it met
 * the lone card that was played; `twice`: all four of a month go in two pairs (R-GS-14 to R-GS-20).
 */
export function resolve(table: Table, month: number, drawn: number, kissed: boolean, twice: boolean): void {
  const { cells, house } = table;
  let owed = (kissed && house.jjok) || (twice && house.ttadak) ? 1 : 0;
  const paired = cells[PAIR] as number;
  if (paired !== 0) owed += take(table, paired - 1, cells[PAIRED] as number);
  if (drawn !== 0) owed += takeDrawn(table, month, drawn);
  cells[PAIR] = 0;
  cells[PAIRED] = 0;
  cells[DRAWN] = 0;
  if (isSwept(cells) && ((cells[LEFT] as number) > 0 || house.lastSweep)) owed++;
  if (owed > 0 && steal(table, owed)) cells[PHASE] = GIVE;
  else score(table);
}

function takeDrawn(table: Table, month: number, mask: number): number {
  const owed = take(table, month, mask);
  return mask === 15 && !table.house.drawnFourth ? 0 : owed;
}

/** The cards go to the mover. Returns what all four of a month are paid with: that of another's column, or one's own (R-GS-20). */
function take({ cells }: Table, month: number, mask: number): number {
  const mover = cells[MOVER] as number;
  const own = cellsOf(mover);
  for (let at = 0; at < 4; at++) if ((mask >> at) & 1) addTo(cells, own, 4 * month + at);
  cells[ROW + month] = (cells[ROW + month] as number) & ~mask;
  if (mask !== 15) return 0;
  const token = cells[TOKEN + month] as number;
  cells[TOKEN + month] = 0;
  return token === mover + 1 ? 2 : 1;
}

function isSwept(cells: Int16Array): boolean {
  let lying = 0;
  for (let at = ROW; at < ROW + MONTHS; at++) lying |= cells[at] as number;
  return lying === 0;
}

/** So much junk from every opponent; true where somebody may choose what to give (R-GS-20 to R-GS-22). */
function steal(table: Table, owed: number): boolean {
  const { cells, house } = table;
  const mover = cells[MOVER] as number;
  let open = false;
  for (let seat = 0; seat < house.seats; seat++) if (seat !== mover && claim(table, seat, owed)) open = true;
  return open;
}

/** True where the seat may choose: then it is left owed. */
function claim(table: Table, seat: number, owed: number): boolean {
  const { cells, house } = table;
  const own = cellsOf(seat);
  const junk = cells[own + STORE + JUNK] as number;
  const doubles = cells[own + STORE + DOUBLE] as number;
  if (house.steal === 'victim' && junk > 0 && doubles > 0 && junk + 2 * doubles > owed) {
    cells[own + OWED] = owed;
    return true;
  }
  const due = house.steal === 'immune' ? 0 : doubles;
  const rest = owed - junk;
  if (rest <= 0) hand(table, seat, owed, 0);
  else {
    const spared = rest % 2 === 1 && junk > 0 && 2 * due > rest ? 1 : 0;
    hand(table, seat, junk - spared, Math.min(due, (rest + spared + 1) >> 1));
  }
  return false;
}

/** So many cards of junk and double junk go from the seat to the mover. */
function hand({ cells }: Table, from: number, junk: number, doubles: number): void {
  const [own, theirs] = [cellsOf(cells[MOVER] as number) + STORE, cellsOf(from) + STORE];
  (cells[theirs + JUNK] as number) -= junk;
  (cells[theirs + DOUBLE] as number) -= doubles;
  (cells[own + JUNK] as number) += junk;
  (cells[own + DOUBLE] as number) += doubles;
}

/** A victim gives plain or double junk, and what it still owes; when all is paid the mover's turn goes on (R-GS-21). */
export function give(table: Table, victim: number, isDouble: boolean): void {
  const { cells, house } = table;
  const own = cellsOf(victim);
  const left = (cells[own + OWED] as number) - (isDouble ? 2 : 1);
  cells[own + OWED] = 0;
  hand(table, victim, isDouble ? 0 : 1, isDouble ? 1 : 0);
  if (left > 0) claim(table, victim, left);
  for (let seat = 0; seat < house.seats; seat++) if (cells[cellsOf(seat) + OWED] !== 0) return;
  cells[PHASE] = PLAY;
  score(table);
}

/** Reserve cards of this turn, then whether the mover may stop (R-GS-28, R-GS-38). */
function score(table: Table): void {
  const { cells, house } = table;
  const mover = cells[MOVER] as number;
  earn(table, mover);
  cells[BOMBED] = 0;
  if (lacking(table, mover) > 0) pass(table);
  else if ((cells[LEFT] as number) >= house.seats) cells[PHASE] = DECIDE;
  else stop(table);
}

/** R-GS-25, R-GS-32. */
function earn(table: Table, mover: number): void {
  const { cells, house } = table;
  const own = cellsOf(mover);
  if (cells[BOMBED] !== 0 && house.bombDoubles) reserve(table, own);
  if (cells[own + HAS_ANIMALS] === 1 || animalsOf(cells, own) < house.animals) return;
  if (reserve(table, own)) cells[own + HAS_ANIMALS] = 1;
}

/** Whether a reserve card is left (R-GS-31). */
export function reserveLeft({ cells, house }: Table): boolean {
  let taken = 0;
  for (let seat = 0; seat < house.seats; seat++) taken += cells[cellsOf(seat) + RESERVES] as number;
  return taken < house.reserveCards;
}

function reserve(table: Table, own: number): boolean {
  if (!reserveLeft(table)) return false;
  (table.cells[own + RESERVES] as number)++;
  return true;
}

/** The next seat's turn, or the end of the deal (R-GS-39). */
function pass(table: Table): void {
  const { cells, house } = table;
  cells[PHASE] = PLAY;
  if (cells[LEFT] !== 0) cells[MOVER] = ((cells[MOVER] as number) + 1) % house.seats;
  else endWithout(table, house.exhausted === 'most' ? highest(table) : -1);
}

/** R-GS-30. */
export function go(table: Table): void {
  const { cells } = table;
  const mover = cells[MOVER] as number;
  const own = cellsOf(mover);
  const count = ++(cells[own + GOES] as number);
  cells[own + WENT_AT] = cardPoints(table, mover);
  if (count > 2) reserve(table, own);
  else cells[own + ADDITIONAL] = count;
  pass(table);
}

export function stop(table: Table): void {
  end(table, winnerOfStop(table, table.cells[MOVER] as number));
}
