import {
  ADDITIONAL,
  BIT_COUNTS,
  CARRIED,
  type CellTable,
  CUP,
  GOES,
  getSeatStart,
  HAND,
  MONTHS,
  RAIN_BRIGHT,
  RESERVES,
  STORE,
} from './cells.ts';
import { computeCardPoints, computePoints, countJunk } from './points.ts';
import { BRIGHT, CARD_SORTS, CUP_CARD, RAIN_CARD } from './sorts.ts';

/** Returns the value of the seat's cards, doublings included (R-GS-36). */
export function computeSeatValue(table: CellTable, seat: number): number {
  return multiplyPoints(table, seat, computeCardPoints(table, seat));
}

function multiplyPoints({ cells }: CellTable, seat: number, points: number): number {
  const own = getSeatStart(seat);
  const all = points + (cells[own + ADDITIONAL] as number);
  return all * 2 ** (cells[own + RESERVES] as number) * (cells[CARRIED] as number);
}

/** Returns the winner if the mover stops (R-GS-37). */
export function findStopWinner(table: CellTable, mover: number): number {
  const { seats, wins } = table.house;
  if (wins === 'stopper') return mover;
  let [winner, most] = [mover, computeSeatValue(table, mover)];
  for (let at = 1; at < seats; at++) {
    const seat = (mover + at) % seats;
    const worth = computeSeatValue(table, seat);
    if (worth > most) [winner, most] = [seat, worth];
  }
  return winner;
}

/** Returns the seat with the highest value, or −1 on a tie. */
export function findHighestSeat(table: CellTable): number {
  let [winner, most] = [-1, -1];
  for (let seat = 0; seat < table.house.seats; seat++) {
    const worth = computeSeatValue(table, seat);
    if (worth === most) winner = -1;
    if (worth > most) [winner, most] = [seat, worth];
  }
  return winner;
}

/** Writes every seat's gains; the winner's cup counts as the sort that brings more (R-GS-3, R-GS-37). */
export function writeGains(table: CellTable, winner: number): void {
  const { cells, house: ctx } = table;
  const own = getSeatStart(winner);
  const plain = writePouredGains(table, winner, 0);
  if (!ctx.cup || cells[own + CUP] === 0) return;
  if (writePouredGains(table, winner, 1) <= plain) writePouredGains(table, winner, 0);
}

function writePouredGains(table: CellTable, winner: number, poured: number): number {
  const { cells, gains, house: ctx } = table;
  const value = multiplyPoints(table, winner, computePoints(cells, getSeatStart(winner), ctx, poured));
  if (!ctx.penalties) {
    gains.fill(0);
    gains[winner] = value;
    return value;
  }
  const payer = findSoleGoer(table, winner);
  for (let seat = 0; seat < ctx.seats; seat++)
    gains[seat] = seat === winner ? 0 : value * computePenalty(table, winner, seat, poured, payer);
  return transferShares(table, winner, payer);
}

/** Moves all shares to the winner; the only loser who said go pays all of them. */
function transferShares({ gains, house: ctx }: CellTable, winner: number, payer: number): number {
  let all = 0;
  for (let seat = 0; seat < ctx.seats; seat++) {
    all += gains[seat] as number;
    gains[seat] = payer === -1 ? -(gains[seat] as number) : 0;
  }
  if (payer !== -1) gains[payer] = -all;
  gains[winner] = all;
  return all;
}

function computePenalty(
  table: CellTable,
  winner: number,
  loser: number,
  poured: number,
  goer: number,
): number {
  const { cells, house: ctx } = table;
  const [own, theirs] = [getSeatStart(winner), getSeatStart(loser)];
  let doubled = 1;
  if (countJunk(cells, own) + 2 * poured >= 10 && isShortOfJunk(table, theirs)) doubled *= 2;
  if ((cells[own + STORE + BRIGHT] as number) >= 3 && cells[theirs + STORE + BRIGHT] === 0) doubled *= 2;
  if (loser === goer && ctx.seats === 2) doubled *= 2;
  return doubled;
}

function isShortOfJunk({ cells, house: ctx }: CellTable, own: number): boolean {
  const enough = ctx.seats === 2 ? 8 : 6;
  const junk = countJunk(cells, own);
  if (junk === 0 || junk >= enough) return false;
  return !(ctx.cup && cells[own + CUP] === 1) || junk + 2 < enough;
}

/** Returns the only loser who said go, or −1. */
function findSoleGoer({ cells, house: ctx }: CellTable, winner: number): number {
  let found = -1;
  for (let seat = 0; seat < ctx.seats; seat++) {
    if (seat === winner || cells[getSeatStart(seat) + GOES] === 0) continue;
    if (found !== -1) return -1;
    found = seat;
  }
  return found;
}

/** Writes the gains of four of a month in the dealt hand (R-GS-8). */
export function writeFourGains(table: CellTable, winner: number): void {
  const { cells, gains, house: ctx } = table;
  const { four, seats, threshold } = ctx;
  const least = four === 'ten' ? 10 : four === 'literal' ? 0 : threshold;
  const points = Math.max(least, four === 'ten' ? 0 : computeHandPoints(table, winner));
  const value = points * (cells[CARRIED] as number);
  for (let seat = 0; seat < seats; seat++) gains[seat] = ctx.penalties && seat !== winner ? -value : 0;
  gains[winner] = ctx.penalties ? value * (seats - 1) : value;
}

/** Returns the value of a hand if all its cards were captured. It counts on a copy, so call it only at the deal. */
export function computeHandPoints({ cells, house: ctx }: CellTable, seat: number): number {
  const own = getSeatStart(seat);
  const taken = { cells: new Int16Array(cells.length), house: ctx, gains: new Float64Array(0) };
  for (let month = 0; month < MONTHS; month++)
    for (let at = 0; at < 4; at++)
      if (((cells[own + HAND + month] as number) >> at) & 1) addTakenCard(taken.cells, own, 4 * month + at);
  return computeCardPoints(taken, seat);
}

/** Adds one card to the captured ones. */
export function addTakenCard(cells: Int16Array, own: number, card: number): void {
  (cells[own + STORE + (CARD_SORTS[card] as number)] as number)++;
  if (card === RAIN_CARD) cells[own + RAIN_BRIGHT] = 1;
  if (card === CUP_CARD) cells[own + CUP] = 1;
}

/** Returns the number of cards in the seat's hand. */
export function countHand(cells: Int16Array, own: number): number {
  let size = 0;
  for (let month = 0; month < MONTHS; month++)
    size += BIT_COUNTS[cells[own + HAND + month] as number] as number;
  return size;
}
