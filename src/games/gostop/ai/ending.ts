import type { Chance } from '../../../engine/chance.ts';
import { bill, billFour, handPoints } from './billing.ts';
import {
  bitOf,
  CARRIED,
  COUNT,
  cellsOf,
  DEAL,
  DEALER,
  DECK,
  FOUR,
  HAND,
  HIGH,
  LEFT,
  LOW,
  MONTHS,
  MOVER,
  NUMBER,
  OVER,
  PHASE,
  PLAY,
  ROW,
  SHAKEN,
  type Table,
  WINNERLESS,
} from './cells.ts';

/** What a cell holds of a total. */
const RADIX = 2 ** 15;

/** What the deals have brought the seat. */
export function totalOf(cells: Int16Array, seat: number): number {
  const own = cellsOf(seat);
  return (cells[own + HIGH] as number) * RADIX + (cells[own + LOW] as number);
}

export function setTotal(cells: Int16Array, seat: number, total: number): void {
  const own = cellsOf(seat);
  const high = Math.floor(total / RADIX);
  cells[own + HIGH] = high;
  cells[own + LOW] = total - high * RADIX;
}

/** The deal is over, and the winner is paid. */
export function end(table: Table, winner: number): void {
  bill(table, winner);
  settle(table, winner);
}

/** The deck is used up: somebody may have won all the same, or nobody, −1. */
export function endWithout(table: Table, winner: number): void {
  if (winner === -1) table.gains.fill(0);
  else bill(table, winner);
  settle(table, winner);
}

/** The four of a month win (R-GS-8). */
export function endByFour(table: Table): void {
  const winner = table.cells[MOVER] as number;
  billFour(table, winner);
  settle(table, winner);
}

/** Points are added up; the cards are of no more use. The winner deals the next, or the same dealer (R-GS-5). */
function settle({ cells, gains, house }: Table, winner: number): void {
  const [dealer, number, carried] = [cells[DEALER], cells[NUMBER], cells[CARRIED]] as [
    number,
    number,
    number,
  ];
  for (let seat = 0; seat < house.seats; seat++) gains[seat] = (gains[seat] as number) + totalOf(cells, seat);
  cells.fill(0);
  for (let seat = 0; seat < house.seats; seat++) setTotal(cells, seat, gains[seat] as number);
  if (number === house.deals) cells[PHASE] = OVER;
  else between(cells, winner === -1 ? dealer : winner, number, carried, winner === -1);
}

/** After a deal that was not the last one. */
export function between(
  cells: Int16Array,
  dealer: number,
  number: number,
  carried: number,
  isWinnerless: boolean,
): void {
  cells[PHASE] = DEAL;
  cells[MOVER] = dealer;
  cells[DEALER] = dealer;
  cells[NUMBER] = number;
  cells[CARRIED] = carried;
  cells[WINNERLESS] = isWinnerless ? 1 : 0;
}

/** The next deal (R-GS-5 to R-GS-9, R-GS-39). */
export function deal(table: Table, chance: Chance): void {
  const { cells, house } = table;
  const doubles = cells[WINNERLESS] === 1 && house.exhausted === 'double';
  cells[PHASE] = PLAY;
  (cells[NUMBER] as number)++;
  cells[CARRIED] = doubles ? 2 * (cells[CARRIED] as number) : 1;
  cells[WINNERLESS] = 0;
  do dealOut(table, chance);
  while (holder(table) === -1 && monthOfFour(cells, ROW) !== -1);
  const four = holder(table);
  if (four !== -1) show(cells, four);
}

function dealOut({ cells, house }: Table, chance: Chance): void {
  cells.fill(0, ROW, ROW + MONTHS);
  cells.fill(15, DECK, DECK + MONTHS);
  cells[LEFT] = 4 * MONTHS;
  for (let at = 0; at < house.seats; at++) {
    const own = cellsOf(((cells[DEALER] as number) + at) % house.seats) + HAND;
    cells.fill(0, own, own + MONTHS);
    move(cells, own, house.hand, chance);
  }
  move(cells, ROW, house.lying, chance);
}

/** So many cards from the deck to where a month's cards stand from that cell on. */
function move(cells: Int16Array, to: number, count: number, chance: Chance): void {
  for (let dealt = 0; dealt < count; dealt++) {
    const card = taken(cells, chance.draw(cells[LEFT] as number));
    cells[to + (card >> 2)] = (cells[to + (card >> 2)] as number) | bitOf(card);
  }
}

/** The card at that place of the deck, which is sorted, and which it leaves. */
export function taken(cells: Int16Array, place: number): number {
  let [month, left] = [0, place];
  for (let count = size(cells, 0); left >= count; count = size(cells, month)) {
    left -= count;
    month++;
  }
  let mask = cells[DECK + month] as number;
  for (; left > 0; left--) mask &= mask - 1;
  const bit = mask & -mask;
  cells[DECK + month] = (cells[DECK + month] as number) ^ bit;
  (cells[LEFT] as number)--;
  return 4 * month + (bit === 8 ? 3 : bit >> 1);
}

function size(cells: Int16Array, month: number): number {
  return COUNT[cells[DECK + month] as number] as number;
}

/** Who holds four of a month: of two the hand that is worth more, then the earlier in turn; −1 for nobody. */
function holder(table: Table): number {
  const { cells, house } = table;
  let [found, most] = [-1, -1];
  for (let at = 0; at < house.seats; at++) {
    const seat = ((cells[DEALER] as number) + at) % house.seats;
    if (monthOfFour(cells, cellsOf(seat) + HAND) === -1) continue;
    const points = handPoints(table, seat);
    if (points > most) [found, most] = [seat, points];
  }
  return found;
}

function monthOfFour(cells: Int16Array, from: number): number {
  for (let month = 0; month < MONTHS; month++) if (cells[from + month] === 15) return month;
  return -1;
}

function show(cells: Int16Array, seat: number): void {
  cells[PHASE] = FOUR;
  cells[MOVER] = seat;
  cells[cellsOf(seat) + SHAKEN] = 1 << monthOfFour(cells, cellsOf(seat) + HAND);
}
