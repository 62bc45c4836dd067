import type { Seat } from '../../../engine/game.ts';
import { getFirstCard } from '../board.ts';
import { getFace, getMonth, sortCards } from '../cards.ts';
import { canStop, getAnnouncedPoints } from '../counting/points.ts';
import { takeReserve } from '../counting/reserve.ts';
import { EMPTY_TURN } from '../deal.ts';
import { countRemainingTurns, getNextSeat } from '../turn.ts';
import type { Bonus, Card, Column, GoStopEvent, GoStopState } from '../types.ts';
import { endByStop, endExhausted } from './end-deal.ts';
import { normaliseShape } from './normalise-shape.ts';
import { stealJunk } from './steal.ts';

type Emit = (event: GoStopEvent) => void;

/** Resolves the turn: takes columns of two and four, leaves three with the mover's token, collects junk (R-GS-14, R-GS-19). */
export function resolveTurn(state: GoStopState, emit: Emit): GoStopState {
  const seat = state.mover;
  const before = getAnnouncedPoints(state, seat);
  const columns = state.row.filter(isWhole);
  const row = state.row.filter((column) => !isWhole(column)).map((column) => stickColumn(column, seat, emit));
  const took = { ...state, row, storage: takeColumns(state, columns, emit) };
  const bonuses = findBonuses(took, columns);
  for (const [of, count] of bonuses) emit({ kind: 'bonus', seat, of, count });
  const owed = bonuses.reduce((sum, [, count]) => sum + count, 0);
  const after = stealJunk(took, owed, emit);
  emitPoints(after, before, emit);
  return after.owed.length > 0 ? { ...after, phase: 'give' } : scoreTurn(after, emit);
}

function isWhole({ cards }: Column): boolean {
  return cards.length === 2 || cards.length === 4;
}

function stickColumn(column: Column, seat: Seat, emit: Emit): Column {
  if (column.cards.length !== 3 || column.token !== null) return column;
  emit({ kind: 'stuck', seat, month: getMonth(getFirstCard(column)) });
  return { ...column, token: seat };
}

/** Returns all storages, with the columns' cards added to the mover's. */
function takeColumns(
  { storage, mover }: GoStopState,
  columns: readonly Column[],
  emit: Emit,
): GoStopState['storage'] {
  if (columns.length === 0) return storage;
  const cards = columns.flatMap((column) => column.cards);
  emit({ kind: 'took', seat: mover, cards });
  return storage.with(mover, sortCards((storage[mover] as readonly Card[]).concat(cards)));
}

type OwedBonus = readonly [of: Bonus, count: number];

/** Returns the junk that every opponent owes the mover for this turn (R-GS-20). */
function findBonuses(state: GoStopState, columns: readonly Column[]): readonly OwedBonus[] {
  return [
    ...columns.flatMap((column) => findColumnBonus(state, column)),
    ...findTtadak(state, columns),
    ...findSweep(state),
  ];
}

function findColumnBonus(state: GoStopState, { cards, token }: Column): OwedBonus[] {
  const { options, underway, mover } = state;
  if (cards.length === 2) return options.jjok && cards[0] === underway.played ? [['jjok', 1]] : [];
  if (underway.bomb.includes(cards[1] as Card)) return [['bomb', 1]];
  if (cards.at(-1) === underway.drawn && !options.drawnFourth) return [];
  if (token === null) return [['threeForOne', 1]];
  return token === mover ? [['ownColumn', 2]] : [['otherColumn', 1]];
}

/** Returns the bonus for all four of a month in two columns (R-GS-15). */
function findTtadak({ options }: GoStopState, columns: readonly Column[]): OwedBonus[] {
  const months = columns.map((column) => getMonth(getFirstCard(column)));
  return options.ttadak && new Set(months).size < months.length ? [['ttadak', 1]] : [];
}

/** Returns the bonus for an empty row. The row is always empty after the very last turn, which therefore does not count (R-GS-23). */
function findSweep({ options, row, deck }: GoStopState): OwedBonus[] {
  return row.length === 0 && (deck.length > 0 || options.lastSweep) ? [['sweep', 1]] : [];
}

/** Takes this turn's reserve cards, then checks whether the mover may stop (R-GS-19, R-GS-28, R-GS-38). */
export function scoreTurn(state: GoStopState, emit: Emit): GoStopState {
  const table = takeReserves(state, emit);
  const seat = table.mover;
  if (!canStop(table, seat)) return passTurn(table, emit);
  if (countRemainingTurns(table.deck.length, table.totals.length) > 0) return { ...table, phase: 'decide' };
  emit({ kind: 'stopped', seat, points: getAnnouncedPoints(table, seat), forced: true });
  return endByStop(table, 'forced', emit);
}

function takeReserves(state: GoStopState, emit: Emit): GoStopState {
  const bombed = takeBombReserve(state, emit);
  const seat = bombed.mover;
  const known = bombed.reserves[seat]?.some(({ kind }) => kind === 'animals');
  return known || countAnimals(bombed, seat) < state.options.animals
    ? bombed
    : takeReserve(bombed, seat, { kind: 'animals' }, emit);
}

/** Takes a reserve card for a bomb, if the option says so (R-GS-25). */
function takeBombReserve(state: GoStopState, emit: Emit): GoStopState {
  const [card] = state.underway.bomb;
  if (card === undefined || !state.options.bombDoubles) return state;
  return takeReserve(state, state.mover, { kind: 'bomb', month: getMonth(card) }, emit);
}

/** Counts animals, birds included (R-GS-32). */
function countAnimals({ storage }: GoStopState, seat: Seat): number {
  let count = 0;
  for (const card of storage[seat] ?? []) {
    const { sort } = getFace(card);
    if (sort === 'animal' || sort === 'bird') count++;
  }
  return count;
}

/** Passes the turn to the next seat, or ends the deal with the deck's last card (R-GS-39). */
export function passTurn(state: GoStopState, emit: Emit): GoStopState {
  if (state.deck.length === 0) return endExhausted(state, emit);
  const mover = getNextSeat(state.mover, state.totals.length);
  return { ...normaliseShape(state), phase: 'play', mover, underway: EMPTY_TURN };
}

/** Emits the mover's announced points if they have changed (R-GS-28). */
export function emitPoints(state: GoStopState, before: number, emit: Emit): void {
  const points = getAnnouncedPoints(state, state.mover);
  if (points !== before) emit({ kind: 'points', seat: state.mover, points, before });
}
