import type { Seat } from '../../../engine/game.ts';
import type { Card, Column, DealResult, GoStopMove, GoStopState, TurnProgress } from '../types.ts';
import { printCause, printLine } from './bill.ts';

/**
 * Prints positions: parts with `|` between them, the first three, then one for each player, then optional ones.
 *
 * ```
 * play deal 1 dealer 2 mover 1 | row 1A 3A.3C+.3D1@2 5B | deck 1D1 4D1 5D1 6B | P1 hand 5C- 9D1 took 8A 8D1 goes 1@8 plus 1 | P2 hand 2D1 took - passes 1
 * ```
 *
 * 1. The phase (`throw play target give decide deal over`), the number of the deal, the dealer and the mover; optionally
 *    `carried 2` (the deal counts double) and `resets 1`.
 * 2. `row`: loose cards, and columns with `.` between their cards in the order in which they were laid; `@2`: with the
 *    token of player 2. `-` for none.
 * 3. `deck`: the cards left, in any order.
 * 4. `P1`, `P2`, `P3`: `hand` and `took`, and optionally `goes 2@8` (two goes, the last at 8 points of cards),
 *    `plus 2` (additional points), `passes 2`, `shook 9 11`, `reserve shake9 animals go3 bomb4`, `total 12`.
 * 5. `turn`: the mover's progress: `played 1A`, `bomb 9B.9D1.9D2`, `drawn 3D1`, `pick 3A.3C+` (to choose from),
 *    `owes 2:1 3:1` (junk owed by player 2 and 3).
 * 6. `throws rock - out`: by player, `-` for a player yet to throw, `out` for one who throws no more; `tied rock rock rock`:
 *    the throws before.
 * 7. `last stop 1 bill brights:3=3 junk:11=2 plus:1=1 shake9x2 gains 12 0`: the end of the last deal (`stop four
 *    exhausted forced`), the winner (`-` for none), the bill and every player's gains. For the lines of a bill see
 *    `bill.ts`.
 *
 * Cards that are not named are out of play. The options are not part of the text.
 */

/** Prints the whole state except its options. */
export function print(state: GoStopState): string {
  return [
    printHead(state),
    `row ${joinWords(state.row.map(printColumn))}`,
    `deck ${joinWords(state.deck)}`,
    ...state.totals.map((_, seat) => printPlayer(state, seat)),
    ...printTurn(state),
    ...printThrows(state),
    ...(state.last === null ? [] : [printDeal(state.last)]),
  ].join(' | ');
}

function printHead({ phase, deal, dealer, mover, carried, resets }: GoStopState): string {
  const more = (carried === 1 ? '' : ` carried ${carried}`) + (resets === 0 ? '' : ` resets ${resets}`);
  return `${phase} deal ${deal} dealer ${dealer + 1} mover ${mover + 1}${more}`;
}

function printColumn({ cards, token }: Column): string {
  return cards.join('.') + (token === null ? '' : `@${token + 1}`);
}

function printPlayer(state: GoStopState, seat: Seat): string {
  const goes = state.goes[seat] ?? 0;
  return [
    `P${seat + 1} hand ${joinWords(state.hands[seat] ?? [])} took ${joinWords(state.storage[seat] ?? [])}`,
    ...(goes === 0 ? [] : [`goes ${goes}@${state.wentAt[seat]}`]),
    ...printCount('plus', state.additional[seat]),
    ...printCount('passes', state.passes[seat]),
    ...printList('shook', (state.shaken[seat] ?? []).map(String)),
    ...printList('reserve', (state.reserves[seat] ?? []).map(printCause)),
    ...printCount('total', state.totals[seat]),
  ].join(' ');
}

function printCount(name: string, count = 0): string[] {
  return count === 0 ? [] : [`${name} ${count}`];
}

function printList(name: string, list: readonly string[]): string[] {
  return list.length === 0 ? [] : [`${name} ${list.join(' ')}`];
}

function printTurn({ underway, owed }: GoStopState): string[] {
  const done = [
    ...printUnderway(underway),
    ...printList(
      'owes',
      owed.map(({ seat, count }) => `${seat + 1}:${count}`),
    ),
  ];
  return done.length === 0 ? [] : [`turn ${done.join(' ')}`];
}

function printUnderway({ played, bomb, drawn, choosing }: TurnProgress): string[] {
  return [
    ...printList('played', played === null ? [] : [played]),
    ...printList('bomb', bomb.length === 0 ? [] : [bomb.join('.')]),
    ...printList('drawn', drawn === null ? [] : [drawn]),
    ...printList('pick', choosing.length === 0 ? [] : [choosing.join('.')]),
  ];
}

function printThrows({ phase, throws, throwers, compared }: GoStopState): string[] {
  if (phase !== 'throw') return [];
  const now = throws.map((hand, seat) => (throwers.includes(seat) ? (hand ?? '-') : 'out'));
  return [
    `throws ${now.join(' ')}`,
    ...printList(
      'tied',
      compared.map((hand) => hand ?? 'out'),
    ),
  ];
}

function printDeal({ kind, winner, bill, gains }: DealResult): string {
  const lines = joinWords(bill.map(printLine));
  return `last ${kind} ${winner === null ? '-' : winner + 1} bill ${lines} gains ${gains.join(' ')}`;
}

function joinWords(list: readonly Card[]): string {
  return list.join(' ') || '-';
}

/** Prints a move in the form that `parseMove` reads. */
export function printMove(move: GoStopMove): string {
  switch (move.kind) {
    case 'throw':
      return move.throw;
    case 'shake':
    case 'bomb':
      return `${move.kind} ${move.month}`;
    case 'play':
      return move.onto === null ? move.card : `${move.card} ${move.onto}`;
    case 'target':
      return `onto ${move.onto}`;
    case 'give':
      return `give ${move.card}`;
    case 'draw':
    case 'deal':
    case 'go':
    case 'stop':
      return move.kind;
  }
}
