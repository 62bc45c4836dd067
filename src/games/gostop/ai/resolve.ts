import {
  ADDITIONAL,
  BOMBED,
  CARDS_LEFT,
  type CellTable,
  DECIDE,
  DRAWN,
  GIVE,
  GOES,
  getSeatStart,
  HAS_ANIMALS,
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
  TOKEN,
  WENT_AT,
} from './cells.ts';
import { endDeal, endExhausted } from './end-deal.ts';
import { addTakenCard, findHighestSeat, findStopWinner } from './gains.ts';
import { computeCardPoints, countAnimals, countMissingPoints } from './points.ts';
import { DOUBLE, JUNK } from './sorts.ts';

/**
 * Resolves the turn: takes the paired cards, then the `drawn` ones of the month (0 for none). `kissed`: the drawn card met the lone played
 * card. `twice`: all four of a month go in two pairs (R-GS-14 to R-GS-20).
 */
export function resolve(
  table: CellTable,
  month: number,
  drawn: number,
  kissed: boolean,
  twice: boolean,
): void {
  const { cells, house: ctx } = table;
  let owed = (kissed && ctx.jjok) || (twice && ctx.ttadak) ? 1 : 0;
  const paired = cells[PAIR] as number;
  if (paired !== 0) owed += take(table, paired - 1, cells[PAIRED] as number);
  if (drawn !== 0) owed += takeDrawn(table, month, drawn);
  cells[PAIR] = 0;
  cells[PAIRED] = 0;
  cells[DRAWN] = 0;
  if (isSwept(cells) && ((cells[CARDS_LEFT] as number) > 0 || ctx.lastSweep)) owed++;
  if (owed > 0 && steal(table, owed)) cells[PHASE] = GIVE;
  else score(table);
}

function takeDrawn(table: CellTable, month: number, mask: number): number {
  const owed = take(table, month, mask);
  return mask === 15 && !table.house.drawnFourth ? 0 : owed;
}

/** Gives the cards to the mover. Returns the junk owed for all four of a month: 2 for the mover's own column, else 1 (R-GS-20). */
function take({ cells }: CellTable, month: number, mask: number): number {
  const mover = cells[MOVER] as number;
  const own = getSeatStart(mover);
  for (let at = 0; at < 4; at++) if ((mask >> at) & 1) addTakenCard(cells, own, 4 * month + at);
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

/** Takes `owed` junk from every opponent; returns whether a victim may choose the cards (R-GS-20 to R-GS-22). */
function steal(table: CellTable, owed: number): boolean {
  const { cells, house: ctx } = table;
  const mover = cells[MOVER] as number;
  let open = false;
  for (let seat = 0; seat < ctx.seats; seat++) if (seat !== mover && claim(table, seat, owed)) open = true;
  return open;
}

/** Takes the junk from one seat; if the seat may choose, only notes the debt and returns true. */
function claim(table: CellTable, seat: number, owed: number): boolean {
  const { cells, house: ctx } = table;
  const own = getSeatStart(seat);
  const junk = cells[own + STORE + JUNK] as number;
  const doubles = cells[own + STORE + DOUBLE] as number;
  if (ctx.steal === 'victim' && junk > 0 && doubles > 0 && junk + 2 * doubles > owed) {
    cells[own + OWED] = owed;
    return true;
  }
  const due = ctx.steal === 'immune' ? 0 : doubles;
  const rest = owed - junk;
  if (rest <= 0) handOver(table, seat, owed, 0);
  else {
    const spared = rest % 2 === 1 && junk > 0 && 2 * due > rest ? 1 : 0;
    handOver(table, seat, junk - spared, Math.min(due, (rest + spared + 1) >> 1));
  }
  return false;
}

/** Moves cards of junk and double junk from the seat to the mover. */
function handOver({ cells }: CellTable, from: number, junk: number, doubles: number): void {
  const [own, theirs] = [getSeatStart(cells[MOVER] as number) + STORE, getSeatStart(from) + STORE];
  (cells[theirs + JUNK] as number) -= junk;
  (cells[theirs + DOUBLE] as number) -= doubles;
  (cells[own + JUNK] as number) += junk;
  (cells[own + DOUBLE] as number) += doubles;
}

/** Gives plain or double junk, then the rest that is owed. When all is paid, the mover's turn goes on (R-GS-21). */
export function give(table: CellTable, victim: number, isDouble: boolean): void {
  const { cells, house: ctx } = table;
  const own = getSeatStart(victim);
  const left = (cells[own + OWED] as number) - (isDouble ? 2 : 1);
  cells[own + OWED] = 0;
  handOver(table, victim, isDouble ? 0 : 1, isDouble ? 1 : 0);
  if (left > 0) claim(table, victim, left);
  for (let seat = 0; seat < ctx.seats; seat++) if (cells[getSeatStart(seat) + OWED] !== 0) return;
  cells[PHASE] = PLAY;
  score(table);
}

/** Takes this turn's reserve cards, then checks whether the mover may stop (R-GS-28, R-GS-38). */
function score(table: CellTable): void {
  const { cells, house: ctx } = table;
  const mover = cells[MOVER] as number;
  earnReserves(table, mover);
  cells[BOMBED] = 0;
  if (countMissingPoints(table, mover) > 0) pass(table);
  else if ((cells[CARDS_LEFT] as number) >= ctx.seats) cells[PHASE] = DECIDE;
  else stop(table);
}

/** Takes reserve cards for a bomb (R-GS-25) and for animals (R-GS-32). */
function earnReserves(table: CellTable, mover: number): void {
  const { cells, house: ctx } = table;
  const own = getSeatStart(mover);
  if (cells[BOMBED] !== 0 && ctx.bombDoubles) takeReserve(table, own);
  if (cells[own + HAS_ANIMALS] === 1 || countAnimals(cells, own) < ctx.animals) return;
  if (takeReserve(table, own)) cells[own + HAS_ANIMALS] = 1;
}

/** Returns whether a reserve card is left (R-GS-31). */
export function hasReserveLeft({ cells, house: ctx }: CellTable): boolean {
  let taken = 0;
  for (let seat = 0; seat < ctx.seats; seat++) taken += cells[getSeatStart(seat) + RESERVES] as number;
  return taken < ctx.reserveCards;
}

function takeReserve(table: CellTable, own: number): boolean {
  if (!hasReserveLeft(table)) return false;
  (table.cells[own + RESERVES] as number)++;
  return true;
}

/** Passes the turn to the next seat, or ends the deal (R-GS-39). */
function pass(table: CellTable): void {
  const { cells, house: ctx } = table;
  cells[PHASE] = PLAY;
  if (cells[CARDS_LEFT] !== 0) cells[MOVER] = ((cells[MOVER] as number) + 1) % ctx.seats;
  else endExhausted(table, ctx.exhausted === 'most' ? findHighestSeat(table) : -1);
}

/** Counts a go: the first two bring additional points, each later one a reserve card (R-GS-30). */
export function go(table: CellTable): void {
  const { cells } = table;
  const mover = cells[MOVER] as number;
  const own = getSeatStart(mover);
  const count = ++(cells[own + GOES] as number);
  cells[own + WENT_AT] = computeCardPoints(table, mover);
  if (count > 2) takeReserve(table, own);
  else cells[own + ADDITIONAL] = count;
  pass(table);
}

export function stop(table: CellTable): void {
  endDeal(table, findStopWinner(table, table.cells[MOVER] as number));
}
