import type { Seat } from '../../../engine/game.ts';
import { firstOf } from '../board.ts';
import { faceOf, monthOf, sorted } from '../cards.ts';
import { announced, mayStop } from '../counting/points.ts';
import { causesTaken } from '../counting/reserve.ts';
import { NOTHING } from '../deal.ts';
import { following, turnsAfter } from '../turn.ts';
import type { Bonus, Card, Column, GoStopEvent, GoStopState } from '../types.ts';
import { exhausted, stopped } from './ending.ts';
import { shaped } from './shape.ts';
import { stolen } from './stealing.ts';

type Emit = (event: GoStopEvent) => void;

/** All columns of two and four are taken, one of three stays with the mover's token, junk is owed (R-GS-14, R-GS-19). */
export function resolved(state: GoStopState, emit: Emit): GoStopState {
  const seat = state.mover;
  const before = announced(state, seat);
  const columns = state.row.filter(isWhole);
  const row = state.row.filter((column) => !isWhole(column)).map((column) => stuck(column, seat, emit));
  const took = { ...state, row, storage: captured(state, columns, emit) };
  const bonuses = bonusesOf(took, columns);
  for (const [of, count] of bonuses) emit({ kind: 'bonus', seat, of, count });
  const owed = bonuses.reduce((sum, [, count]) => sum + count, 0);
  const after = stolen(took, owed, emit);
  tellPoints(after, before, emit);
  return after.owed.length > 0 ? { ...after, phase: 'give' } : scored(after, emit);
}

function isWhole({ cards }: Column): boolean {
  return cards.length === 2 || cards.length === 4;
}

function stuck(column: Column, seat: Seat, emit: Emit): Column {
  if (column.cards.length !== 3 || column.token !== null) return column;
  emit({ kind: 'stuck', seat, month: monthOf(firstOf(column)) });
  return { ...column, token: seat };
}

/** All storages, the mover's with the cards of the columns. */
function captured(
  { storage, mover }: GoStopState,
  columns: readonly Column[],
  emit: Emit,
): GoStopState['storage'] {
  if (columns.length === 0) return storage;
  const cards = columns.flatMap((column) => column.cards);
  emit({ kind: 'took', seat: mover, cards });
  return storage.with(mover, sorted((storage[mover] as readonly Card[]).concat(cards)));
}

type Owed = readonly [of: Bonus, count: number];

/** What everybody owes the mover for this turn (R-GS-20). */
function bonusesOf(state: GoStopState, columns: readonly Column[]): readonly Owed[] {
  return [...columns.flatMap((column) => bonusOf(state, column)), ...twice(state, columns), ...sweep(state)];
}

function bonusOf(state: GoStopState, { cards, token }: Column): Owed[] {
  const { options, underway, mover } = state;
  if (cards.length === 2) return options.jjok && cards[0] === underway.played ? [['jjok', 1]] : [];
  if (underway.bomb.includes(cards[1] as Card)) return [['bomb', 1]];
  if (cards.at(-1) === underway.drawn && !options.drawnFourth) return [];
  if (token === null) return [['threeForOne', 1]];
  return token === mover ? [['ownColumn', 2]] : [['otherColumn', 1]];
}

/** All four of a month in two columns (R-GS-15). */
function twice({ options }: GoStopState, columns: readonly Column[]): Owed[] {
  const months = columns.map((column) => monthOf(firstOf(column)));
  return options.ttadak && new Set(months).size < months.length ? [['ttadak', 1]] : [];
}

/** The row always is empty after the very last turn, which therefore does not count (R-GS-23). */
function sweep({ options, row, deck }: GoStopState): Owed[] {
  return row.length === 0 && (deck.length > 0 || options.lastSweep) ? [['sweep', 1]] : [];
}

/** Reserve cards of this turn, then whether the mover may stop (R-GS-19, R-GS-28, R-GS-38). */
export function scored(state: GoStopState, emit: Emit): GoStopState {
  const table = withReserves(state, emit);
  const seat = table.mover;
  if (!mayStop(table, seat)) return passedOn(table, emit);
  if (turnsAfter(table.deck.length, table.totals.length) > 0) return { ...table, phase: 'decide' };
  emit({ kind: 'stopped', seat, points: announced(table, seat), forced: true });
  return stopped(table, 'forced', emit);
}

function withReserves(state: GoStopState, emit: Emit): GoStopState {
  const bombed = bombDoubled(state, emit);
  const seat = bombed.mover;
  const known = bombed.reserves[seat]?.some(({ kind }) => kind === 'animals');
  return known || animalsOf(bombed, seat) < state.options.animals
    ? bombed
    : causesTaken(bombed, seat, { kind: 'animals' }, emit);
}

/** R-GS-25. */
function bombDoubled(state: GoStopState, emit: Emit): GoStopState {
  const [card] = state.underway.bomb;
  if (card === undefined || !state.options.bombDoubles) return state;
  return causesTaken(state, state.mover, { kind: 'bomb', month: monthOf(card) }, emit);
}

/** Birds too, once in a deal (R-GS-32). */
function animalsOf({ storage }: GoStopState, seat: Seat): number {
  let count = 0;
  for (const card of storage[seat] ?? []) {
    const { sort } = faceOf(card);
    if (sort === 'animal' || sort === 'bird') count++;
  }
  return count;
}

/** The next seat's turn, or the end of the deal with the last card of the deck (R-GS-39). */
export function passedOn(state: GoStopState, emit: Emit): GoStopState {
  if (state.deck.length === 0) return exhausted(state, emit);
  const mover = following(state.mover, state.totals.length);
  return { ...shaped(state), phase: 'play', mover, underway: NOTHING };
}

/** What the mover announces, where it has changed (R-GS-28). */
export function tellPoints(state: GoStopState, before: number, emit: Emit): void {
  const points = announced(state, state.mover);
  if (points !== before) emit({ kind: 'points', seat: state.mover, points, before });
}
