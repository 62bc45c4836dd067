import {
  ADDITIONAL,
  CARRIED,
  COUNT,
  CUP,
  cellsOf,
  GOES,
  HAND,
  MONTHS,
  RAIN_BRIGHT,
  RESERVES,
  STORE,
  type Table,
} from './cells.ts';
import { cardPoints, junkOf, pointsOf } from './points.ts';
import { BRIGHT, CUP_CARD, RAIN_CARD, SORT_OF } from './sorts.ts';

/** What the seat's cards come to, doublings included (R-GS-36). */
export function worthOf(table: Table, seat: number): number {
  return times(table, seat, cardPoints(table, seat));
}

function times({ cells }: Table, seat: number, points: number): number {
  const own = cellsOf(seat);
  const all = points + (cells[own + ADDITIONAL] as number);
  return all * 2 ** (cells[own + RESERVES] as number) * (cells[CARRIED] as number);
}

/** Who wins when the mover stops (R-GS-37). */
export function winnerOfStop(table: Table, mover: number): number {
  const { seats, wins } = table.house;
  if (wins === 'stopper') return mover;
  let [winner, most] = [mover, worthOf(table, mover)];
  for (let at = 1; at < seats; at++) {
    const seat = (mover + at) % seats;
    const worth = worthOf(table, seat);
    if (worth > most) [winner, most] = [seat, worth];
  }
  return winner;
}

/** Whose cards come to most, −1 where several are equal. */
export function highest(table: Table): number {
  let [winner, most] = [-1, -1];
  for (let seat = 0; seat < table.house.seats; seat++) {
    const worth = worthOf(table, seat);
    if (worth === most) winner = -1;
    if (worth > most) [winner, most] = [seat, worth];
  }
  return winner;
}

/** Writes what the deal brings everybody; the winner's cup counts as what brings more (R-GS-3, R-GS-37). */
export function bill(table: Table, winner: number): void {
  const { cells, house } = table;
  const own = cellsOf(winner);
  const plain = billWith(table, winner, 0);
  if (!house.cup || cells[own + CUP] === 0) return;
  if (billWith(table, winner, 1) <= plain) billWith(table, winner, 0);
}

function billWith(table: Table, winner: number, poured: number): number {
  const { cells, gains, house } = table;
  const value = times(table, winner, pointsOf(cells, cellsOf(winner), house, poured));
  if (!house.penalties) {
    gains.fill(0);
    gains[winner] = value;
    return value;
  }
  const payer = soleGoer(table, winner);
  for (let seat = 0; seat < house.seats; seat++)
    gains[seat] = seat === winner ? 0 : value * penalty(table, winner, seat, poured, payer);
  return paid(table, winner, payer);
}

/** The shares go over to the winner; the only loser who said go pays all of them. */
function paid({ gains, house }: Table, winner: number, payer: number): number {
  let all = 0;
  for (let seat = 0; seat < house.seats; seat++) {
    all += gains[seat] as number;
    gains[seat] = payer === -1 ? -(gains[seat] as number) : 0;
  }
  if (payer !== -1) gains[payer] = -all;
  gains[winner] = all;
  return all;
}

function penalty(table: Table, winner: number, loser: number, poured: number, goer: number): number {
  const { cells, house } = table;
  const [own, theirs] = [cellsOf(winner), cellsOf(loser)];
  let doubled = 1;
  if (junkOf(cells, own) + 2 * poured >= 10 && isShortOfJunk(table, theirs)) doubled *= 2;
  if ((cells[own + STORE + BRIGHT] as number) >= 3 && cells[theirs + STORE + BRIGHT] === 0) doubled *= 2;
  if (loser === goer && house.seats === 2) doubled *= 2;
  return doubled;
}

function isShortOfJunk({ cells, house }: Table, own: number): boolean {
  const enough = house.seats === 2 ? 8 : 6;
  const junk = junkOf(cells, own);
  if (junk === 0 || junk >= enough) return false;
  return !(house.cup && cells[own + CUP] === 1) || junk + 2 < enough;
}

/** The only loser who said go, or −1. */
function soleGoer({ cells, house }: Table, winner: number): number {
  let found = -1;
  for (let seat = 0; seat < house.seats; seat++) {
    if (seat === winner || cells[cellsOf(seat) + GOES] === 0) continue;
    if (found !== -1) return -1;
    found = seat;
  }
  return found;
}

/** Writes what four of a month in the dealt hand bring (R-GS-8). */
export function billFour(table: Table, winner: number): void {
  const { cells, gains, house } = table;
  const { four, seats, threshold } = house;
  const least = four === 'ten' ? 10 : four === 'literal' ? 0 : threshold;
  const points = Math.max(least, four === 'ten' ? 0 : handPoints(table, winner));
  const value = points * (cells[CARRIED] as number);
  for (let seat = 0; seat < seats; seat++) gains[seat] = house.penalties && seat !== winner ? -value : 0;
  gains[winner] = house.penalties ? value * (seats - 1) : value;
}

/** What a hand would be worth if all of it were taken. Only where one is dealt: it counts through a copy. */
export function handPoints({ cells, house }: Table, seat: number): number {
  const own = cellsOf(seat);
  const taken = { cells: new Int16Array(cells.length), house, gains: new Float64Array(0) };
  for (let month = 0; month < MONTHS; month++)
    for (let at = 0; at < 4; at++)
      if (((cells[own + HAND + month] as number) >> at) & 1) addTo(taken.cells, own, 4 * month + at);
  return cardPoints(taken, seat);
}

/** One card more among those taken. */
export function addTo(cells: Int16Array, own: number, card: number): void {
  (cells[own + STORE + (SORT_OF[card] as number)] as number)++;
  if (card === RAIN_CARD) cells[own + RAIN_BRIGHT] = 1;
  if (card === CUP_CARD) cells[own + CUP] = 1;
}

/** How many cards the seat holds. */
export function handSize(cells: Int16Array, own: number): number {
  let size = 0;
  for (let month = 0; month < MONTHS; month++) size += COUNT[cells[own + HAND + month] as number] as number;
  return size;
}
