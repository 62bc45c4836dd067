import type { Seat } from '../../../engine/game.ts';
import { getFace } from '../cards.ts';
import { getThreshold } from '../options.ts';
import type { BillLine, Card, GoStopOptions, GoStopTable } from '../types.ts';
import {
  buildPointLines,
  buildPointLineVariants,
  countJunk,
  type PointLine,
  pourCup,
  sumPoints,
  tallyCards,
} from './points.ts';

/** State or view: a bill uses only what everybody sees. */
type Table = GoStopTable<Card | null, unknown>;

/** Returns the seat's bill if it stopped now: cards, additional points, reserve cards, doublings carried over (R-GS-36). */
export function buildBill(table: Table, seat: Seat): readonly BillLine[] {
  return [...buildPointLines(table.storage[seat] ?? [], table.options), ...buildExtraLines(table, seat)];
}

/** Returns the winner's bill with the losers' penalties. The cup counts as the sort that brings more in the end (R-GS-3, R-GS-37). */
export function buildWinnerBill(table: Table, winner: Seat): readonly BillLine[] {
  const gain = (bill: readonly BillLine[]): number => computeGains(table, winner, bill)[winner] as number;
  return buildPointLineVariants(table.storage[winner] ?? [], table.options)
    .map((lines) => addPenalties(table, winner, [...lines, ...buildExtraLines(table, winner)]))
    .reduce((best, other) => (gain(other) > gain(best) ? other : best));
}

function buildExtraLines(table: Table, seat: Seat): BillLine[] {
  const lines: BillLine[] = [];
  const additional = table.additional[seat] ?? 0;
  if (additional > 0) lines.push({ kind: 'additional', count: additional, points: additional });
  for (const cause of table.reserves[seat] ?? []) lines.push({ kind: 'reserve', cause, times: 2 });
  return [...lines, ...buildCarriedLines(table)];
}

/** Returns the bill for four of a month in the dealt hand (R-GS-8). */
export function buildFourBill(table: Table, hand: readonly Card[], month: number): readonly BillLine[] {
  const { options } = table;
  const sets: readonly PointLine[] = options.four === 'ten' ? [] : buildPointLines(hand, options);
  const least = getFourMinimum(options, table.hands.length);
  const points = Math.max(0, least - sumPoints(sets));
  return [...sets, { kind: 'four', month, points }, ...buildCarriedLines(table)];
}

function getFourMinimum({ four }: GoStopOptions, seats: number): number {
  if (four === 'ten') return 10;
  return four === 'literal' ? 0 : getThreshold(seats);
}

function buildCarriedLines({ carried }: Table): BillLine[] {
  return carried === 1 ? [] : [{ kind: 'carried', times: carried }];
}

/** Returns the bill's value without penalties, which differ by loser. */
export function computeBillValue(bill: readonly BillLine[]): number {
  let points = 0;
  let times = 1;
  for (const line of bill) {
    if ('points' in line) points += line.points;
    else if (line.kind !== 'penalty') times *= line.times;
  }
  return points * times;
}

/** Adds the losers' penalties, if the option is on (R-GS-37). */
function addPenalties(table: Table, winner: Seat, bill: readonly BillLine[]): readonly BillLine[] {
  if (!table.options.penalties) return bill;
  const goer = findSoleGoer(table, winner);
  return [...bill, ...getLosers(table, winner).flatMap((seat) => findPenalties(table, seat, bill, goer))];
}

/** Returns the penalties of one loser. A go with times 1 doubles nothing, but makes its seat pay the others' shares. */
function findPenalties(table: Table, seat: Seat, bill: readonly BillLine[], goer: Seat | null): BillLine[] {
  const found: BillLine[] = [];
  if (hasLine(bill, 'junk') && isShortOfJunk(table, seat))
    found.push({ kind: 'penalty', of: 'junk', seat, times: 2 });
  if (hasLine(bill, 'brights') && !(table.storage[seat] ?? []).some(isBright))
    found.push({ kind: 'penalty', of: 'brights', seat, times: 2 });
  if (seat === goer) found.push({ kind: 'penalty', of: 'go', seat, times: table.goes.length === 2 ? 2 : 1 });
  return found;
}

function hasLine(bill: readonly BillLine[], kind: BillLine['kind']): boolean {
  return bill.some((line) => line.kind === kind);
}

function isBright(card: Card): boolean {
  return getFace(card).sort === 'bright';
}

/**
 * Returns whether the seat has too little junk: under 8 for two players, under 6 for three. A seat with none at all goes free. The cup
 * counts as whichever sort is better for its owner (R-GS-3).
 */
function isShortOfJunk({ storage, options }: Table, seat: Seat): boolean {
  const tally = tallyCards(storage[seat] ?? []);
  const enough = storage.length === 2 ? 8 : 6;
  const short = (junk: number): boolean => junk > 0 && junk < enough;
  return short(countJunk(tally)) && !(options.cup && tally.cup && !short(countJunk(pourCup(tally))));
}

/**
 * Returns the deal's gains by seat (R-GS-37). With penalties every loser pays the winner the bill's value, doubled for each penalty of
 * their own; of three players, the only loser who said go pays both shares.
 */
export function computeGains(
  table: Table,
  winner: Seat | null,
  bill: readonly BillLine[],
): readonly number[] {
  const nothing = table.storage.map(() => 0);
  if (winner === null) return nothing;
  const value = computeBillValue(bill);
  if (!table.options.penalties) return nothing.with(winner, value);
  const shares = table.storage.map((_, seat) => (seat === winner ? 0 : value * getPenaltyFactor(bill, seat)));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const payer = findSoleGoer(table, winner);
  if (payer !== null) return nothing.with(payer, negate(all)).with(winner, all);
  return shares.map(negate).with(winner, all);
}

function getPenaltyFactor(bill: readonly BillLine[], seat: Seat): number {
  let times = 1;
  for (const line of bill) if (line.kind === 'penalty' && line.seat === seat) times *= line.times;
  return times;
}

/** Returns the only loser who said go, or null. */
function findSoleGoer(table: Table, winner: Seat): Seat | null {
  const goers = getLosers(table, winner).filter((seat) => (table.goes[seat] ?? 0) > 0);
  return goers.length === 1 ? (goers[0] as Seat) : null;
}

function getLosers(table: Table, winner: Seat): Seat[] {
  return [...table.storage.keys()].filter((seat) => seat !== winner);
}

/** Negates points, but never returns −0, which JSON cannot represent. */
function negate(points: number): number {
  return points === 0 ? 0 : -points;
}
