import type { Seat } from '../../../engine/game.ts';
import { faceOf } from '../cards.ts';
import { thresholdOf } from '../options.ts';
import type { BillLine, Card, GoStopOptions, GoStopTable } from '../types.ts';
import { countings, junkOf, type PointLine, pointLines, tallied, total, withCupPoured } from './points.ts';

/** A state or a view: a bill is made of what everybody sees. */
type Table = GoStopTable<Card | null, unknown>;

/** The seat's bill if it stopped now: cards, additional points, reserve cards, what earlier deals left (R-GS-36). */
export function billOf(table: Table, seat: Seat): readonly BillLine[] {
  return [...pointLines(table.storage[seat] ?? [], table.options), ...beyondCards(table, seat)];
}

/**
 * The bill of the winner with what the losers are doubled for; the cup counts as whatever brings more in the end (R-GS-3,
 * R-GS-37).
 */
export function billOfWinner(table: Table, winner: Seat): readonly BillLine[] {
  const gain = (bill: readonly BillLine[]): number => gainsOf(table, winner, bill)[winner] as number;
  return countings(table.storage[winner] ?? [], table.options)
    .map((lines) => withPenalties(table, winner, [...lines, ...beyondCards(table, winner)]))
    .reduce((best, other) => (gain(other) > gain(best) ? other : best));
}

function beyondCards(table: Table, seat: Seat): BillLine[] {
  const lines: BillLine[] = [];
  const additional = table.additional[seat] ?? 0;
  if (additional > 0) lines.push({ kind: 'additional', count: additional, points: additional });
  for (const cause of table.reserves[seat] ?? []) lines.push({ kind: 'reserve', cause, times: 2 });
  return [...lines, ...carriedOver(table)];
}

/** The bill for four of a month in the dealt hand (R-GS-8). */
export function billOfFour(table: Table, hand: readonly Card[], month: number): readonly BillLine[] {
  const { options } = table;
  const sets: readonly PointLine[] = options.four === 'ten' ? [] : pointLines(hand, options);
  const least = leastForFour(options, table.hands.length);
  const points = Math.max(0, least - total(sets));
  return [...sets, { kind: 'four', month, points }, ...carriedOver(table)];
}

function leastForFour({ four }: GoStopOptions, seats: number): number {
  if (four === 'ten') return 10;
  return four === 'literal' ? 0 : thresholdOf(seats);
}

function carriedOver({ carried }: Table): BillLine[] {
  return carried === 1 ? [] : [{ kind: 'carried', times: carried }];
}

/** What the lines come to, penalties left out, which are each loser's own. */
export function worthOf(bill: readonly BillLine[]): number {
  let points = 0;
  let times = 1;
  for (const line of bill) {
    if ('points' in line) points += line.points;
    else if (line.kind !== 'penalty') times *= line.times;
  }
  return points * times;
}

/** What the losers are doubled for (R-GS-37), with the option. */
function withPenalties(table: Table, winner: Seat, bill: readonly BillLine[]): readonly BillLine[] {
  if (!table.options.penalties) return bill;
  const goer = soleGoer(table, winner);
  return [...bill, ...losersOf(table, winner).flatMap((seat) => penaltiesFor(table, seat, bill, goer))];
}

/** Times 1 of a go: not doubled, but the others' shares are theirs to pay too. */
function penaltiesFor(table: Table, seat: Seat, bill: readonly BillLine[], goer: Seat | null): BillLine[] {
  const found: BillLine[] = [];
  if (has(bill, 'junk') && shortOfJunk(table, seat))
    found.push({ kind: 'penalty', of: 'junk', seat, times: 2 });
  if (has(bill, 'brights') && !(table.storage[seat] ?? []).some(isBright))
    found.push({ kind: 'penalty', of: 'brights', seat, times: 2 });
  if (seat === goer) found.push({ kind: 'penalty', of: 'go', seat, times: table.goes.length === 2 ? 2 : 1 });
  return found;
}

function has(bill: readonly BillLine[], kind: BillLine['kind']): boolean {
  return bill.some((line) => line.kind === kind);
}

function isBright(card: Card): boolean {
  return faceOf(card).sort === 'bright';
}

/**
 * Under 8 for two players, under 6 for three, but some: whoever has none at all goes free. The cup's owner may count it or
 * not, as is better (R-GS-3).
 */
function shortOfJunk({ storage, options }: Table, seat: Seat): boolean {
  const tally = tallied(storage[seat] ?? []);
  const enough = storage.length === 2 ? 8 : 6;
  const short = (junk: number): boolean => junk > 0 && junk < enough;
  return short(junkOf(tally)) && !(options.cup && tally.cup && !short(junkOf(withCupPoured(tally))));
}

/**
 * By seat, what the deal brings: its value to the winner (R-GS-37). With penalties every loser pays the winner that
 * value, doubled for each penalty of their own; of three players, the only loser who said go pays both shares.
 */
export function gainsOf(table: Table, winner: Seat | null, bill: readonly BillLine[]): readonly number[] {
  const nothing = table.storage.map(() => 0);
  if (winner === null) return nothing;
  const value = worthOf(bill);
  if (!table.options.penalties) return nothing.with(winner, value);
  const shares = table.storage.map((_, seat) => (seat === winner ? 0 : value * timesOf(bill, seat)));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const payer = soleGoer(table, winner);
  if (payer !== null) return nothing.with(payer, minus(all)).with(winner, all);
  return shares.map(minus).with(winner, all);
}

function timesOf(bill: readonly BillLine[], seat: Seat): number {
  let times = 1;
  for (const line of bill) if (line.kind === 'penalty' && line.seat === seat) times *= line.times;
  return times;
}

/** The only loser who said go. */
function soleGoer(table: Table, winner: Seat): Seat | null {
  const goers = losersOf(table, winner).filter((seat) => (table.goes[seat] ?? 0) > 0);
  return goers.length === 1 ? (goers[0] as Seat) : null;
}

function losersOf(table: Table, winner: Seat): Seat[] {
  return [...table.storage.keys()].filter((seat) => seat !== winner);
}

/** Never minus nothing, which JSON does not know. */
function minus(points: number): number {
  return points === 0 ? 0 : -points;
}
