import type { Chance } from '../../../engine/chance.ts';
import {
  BIT_COUNTS,
  CARDS_LEFT,
  CARRIED,
  type CellTable,
  DEAL,
  DEAL_NUMBER,
  DEALER,
  DECK,
  FOUR,
  getCardBit,
  getSeatStart,
  HAND,
  MONTHS,
  MOVER,
  OVER,
  PHASE,
  PLAY,
  ROW,
  SHAKEN,
  TOTAL_HIGH,
  TOTAL_LOW,
  WINNERLESS,
} from './cells.ts';
import { computeHandPoints, writeFourGains, writeGains } from './gains.ts';

/** Base of a total's two digits; a cell is a signed 16-bit number. */
const RADIX = 2 ** 15;

/** Returns the points of the finished deals. */
export function getTotal(cells: Int16Array, seat: number): number {
  const own = getSeatStart(seat);
  return (cells[own + TOTAL_HIGH] as number) * RADIX + (cells[own + TOTAL_LOW] as number);
}

export function setTotal(cells: Int16Array, seat: number, total: number): void {
  const own = getSeatStart(seat);
  const high = Math.floor(total / RADIX);
  cells[own + TOTAL_HIGH] = high;
  cells[own + TOTAL_LOW] = total - high * RADIX;
}

/** Ends the deal and pays the winner. */
export function endDeal(table: CellTable, winner: number): void {
  writeGains(table, winner);
  settle(table, winner);
}

/** Ends the deal when the deck is used up; `winner` is −1 when nobody wins. */
export function endExhausted(table: CellTable, winner: number): void {
  if (winner === -1) table.gains.fill(0);
  else writeGains(table, winner);
  settle(table, winner);
}

/** Ends the deal by four of a month in the dealt hand (R-GS-8). */
export function endByFour(table: CellTable): void {
  const winner = table.cells[MOVER] as number;
  writeFourGains(table, winner);
  settle(table, winner);
}

/** Adds up the points and clears the cards. The winner deals next; without a winner the dealer stays (R-GS-5). */
function settle({ cells, gains, house: ctx }: CellTable, winner: number): void {
  const [dealer, number, carried] = [cells[DEALER], cells[DEAL_NUMBER], cells[CARRIED]] as [
    number,
    number,
    number,
  ];
  for (let seat = 0; seat < ctx.seats; seat++) gains[seat] = (gains[seat] as number) + getTotal(cells, seat);
  cells.fill(0);
  for (let seat = 0; seat < ctx.seats; seat++) setTotal(cells, seat, gains[seat] as number);
  if (number === ctx.deals) cells[PHASE] = OVER;
  else writeBetweenDeals(cells, winner === -1 ? dealer : winner, number, carried, winner === -1);
}

/** Writes the state after a deal that is not the last one. */
export function writeBetweenDeals(
  cells: Int16Array,
  dealer: number,
  number: number,
  carried: number,
  isWinnerless: boolean,
): void {
  cells[PHASE] = DEAL;
  cells[MOVER] = dealer;
  cells[DEALER] = dealer;
  cells[DEAL_NUMBER] = number;
  cells[CARRIED] = carried;
  cells[WINNERLESS] = isWinnerless ? 1 : 0;
}

/** Deals the next deal (R-GS-5 to R-GS-9, R-GS-39). */
export function dealNext(table: CellTable, chance: Chance): void {
  const { cells, house: ctx } = table;
  const doubles = cells[WINNERLESS] === 1 && ctx.exhausted === 'double';
  cells[PHASE] = PLAY;
  (cells[DEAL_NUMBER] as number)++;
  cells[CARRIED] = doubles ? 2 * (cells[CARRIED] as number) : 1;
  cells[WINNERLESS] = 0;
  do dealOut(table, chance);
  while (findFourHolder(table) === -1 && findFullMonth(cells, ROW) !== -1);
  const four = findFourHolder(table);
  if (four !== -1) showFour(cells, four);
}

function dealOut({ cells, house: ctx }: CellTable, chance: Chance): void {
  cells.fill(0, ROW, ROW + MONTHS);
  cells.fill(15, DECK, DECK + MONTHS);
  cells[CARDS_LEFT] = 4 * MONTHS;
  for (let at = 0; at < ctx.seats; at++) {
    const own = getSeatStart(((cells[DEALER] as number) + at) % ctx.seats) + HAND;
    cells.fill(0, own, own + MONTHS);
    drawCards(cells, own, ctx.hand, chance);
  }
  drawCards(cells, ROW, ctx.lying, chance);
}

/** Draws `count` cards from the deck into the month cells that start at `to`. */
function drawCards(cells: Int16Array, to: number, count: number, chance: Chance): void {
  for (let dealt = 0; dealt < count; dealt++) {
    const card = takeCard(cells, chance.draw(cells[CARDS_LEFT] as number));
    cells[to + (card >> 2)] = (cells[to + (card >> 2)] as number) | getCardBit(card);
  }
}

/** Removes and returns the card at that place of the sorted deck. */
export function takeCard(cells: Int16Array, place: number): number {
  let [month, left] = [0, place];
  for (let count = countMonth(cells, 0); left >= count; count = countMonth(cells, month)) {
    left -= count;
    month++;
  }
  let mask = cells[DECK + month] as number;
  for (; left > 0; left--) mask &= mask - 1;
  const bit = mask & -mask;
  cells[DECK + month] = (cells[DECK + month] as number) ^ bit;
  (cells[CARDS_LEFT] as number)--;
  return 4 * month + (bit === 8 ? 3 : bit >> 1);
}

function countMonth(cells: Int16Array, month: number): number {
  return BIT_COUNTS[cells[DECK + month] as number] as number;
}

/** Returns the seat that holds four of a month, or −1. Of two, the hand worth more wins, then the earlier in turn. */
function findFourHolder(table: CellTable): number {
  const { cells, house: ctx } = table;
  let [found, most] = [-1, -1];
  for (let at = 0; at < ctx.seats; at++) {
    const seat = ((cells[DEALER] as number) + at) % ctx.seats;
    if (findFullMonth(cells, getSeatStart(seat) + HAND) === -1) continue;
    const points = computeHandPoints(table, seat);
    if (points > most) [found, most] = [seat, points];
  }
  return found;
}

function findFullMonth(cells: Int16Array, from: number): number {
  for (let month = 0; month < MONTHS; month++) if (cells[from + month] === 15) return month;
  return -1;
}

function showFour(cells: Int16Array, seat: number): void {
  cells[PHASE] = FOUR;
  cells[MOVER] = seat;
  cells[getSeatStart(seat) + SHAKEN] = 1 << findFullMonth(cells, getSeatStart(seat) + HAND);
}
