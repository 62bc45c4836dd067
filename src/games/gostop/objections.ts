import { cut } from '../../engine/cut.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Arg, type Args, type Text, text } from '../../engine/text.ts';
import { picks } from './board.ts';
import { isCard, ofMonth } from './cards.ts';
import { reserveLeft } from './counting/reserve.ts';
import { bombs, handOf, inRow, mayDraw, mustBeAlone, shakes, shakeTime, threes } from './legal.ts';
import { fourHeld } from './steps/deciding.ts';
import { gifts } from './steps/stealing.ts';
import { cardName, cardNames, monthName } from './text/names.ts';
import type { Card, GoStopMove, GoStopState } from './types.ts';

/** The phase in which each move is made. */
const WHEN: Readonly<Record<GoStopMove['kind'], GoStopState['phase']>> = {
  throw: 'throw',
  shake: 'play',
  play: 'play',
  bomb: 'play',
  draw: 'play',
  target: 'target',
  give: 'give',
  deal: 'deal',
  go: 'decide',
  stop: 'decide',
};

/** Why the seat may not make the move, or null. */
export function objection(state: GoStopState, seat: Seat, move: GoStopMove): Refusal | null {
  if (WHEN[move.kind] !== state.phase) return refuse(`now.${state.phase}`, 'R-GS-19');
  switch (move.kind) {
    case 'throw':
    case 'deal':
    case 'stop':
      return null;
    case 'shake':
      return shakeObjection(state, seat, move.month);
    case 'play':
      return playObjection(state, seat, move.card, move.onto);
    case 'bomb':
      return bombObjection(state, seat, move.month);
    case 'draw':
      return mayDraw(state, seat) ? null : refuse('draw', 'R-GS-27', { hand: ownHand(state, seat) });
    case 'target':
      return pickObjection(state.underway.choosing, state.underway.drawn as Card, move.onto);
    case 'give':
      return giveObjection(state, seat, move.card);
    case 'go':
      return goObjection(state);
  }
}

function playObjection(state: GoStopState, seat: Seat, card: Card, onto: Card | null): Refusal | null {
  const hand = handOf(state, seat);
  if (hand.length === 0) return refuse('emptyHand', 'R-GS-27');
  if (!hand.includes(card))
    return refuse('notInHand', 'R-GS-11', { card: named(card), hand: ownHand(state, seat) });
  return pickObjection(picks(state.row, card), card, onto);
}

/** Which of two, where it matters, and nothing where it does not (R-GS-12). */
function pickObjection(choosing: readonly Card[], card: Card, onto: Card | null): Refusal | null {
  if (choosing.length === 0)
    return onto === null ? null : refuse('noPick', 'R-GS-12', { card: named(card), onto: named(onto) });
  if (onto !== null && choosing.includes(onto)) return null;
  return refuse('pick', 'R-GS-12', { card: named(card), possible: cardNames(choosing) });
}

function shakeObjection(state: GoStopState, seat: Seat, month: number): Refusal | null {
  if (shakes(state, seat).includes(month)) return null;
  return notThree(state, seat, month, 'shake', 'R-GS-24') ?? shakeDenied(state, seat, month);
}

function shakeDenied(state: GoStopState, seat: Seat, month: number): Refusal {
  const named = { month: monthName(month) };
  if (state.shaken[seat]?.includes(month)) return refuse('shakeTwice', 'R-GS-24', named);
  if (!reserveLeft(state)) return refuse('shakeEmpty', 'R-GS-31', named);
  if (!shakeTime(state, seat)) return refuse('shakeLate', 'R-GS-24', named);
  return refuse(mustBeAlone(state) ? 'shakeMatched' : 'shakeLate', 'R-GS-24', named);
}

function bombObjection(state: GoStopState, seat: Seat, month: number): Refusal | null {
  if (bombs(state, seat).includes(month)) return null;
  const lying = inRow(state, month);
  return (
    notThree(state, seat, month, 'bomb', 'R-GS-26') ??
    refuse('bombRow', 'R-GS-26', { month: monthName(month), count: lying })
  );
}

function notThree(
  state: GoStopState,
  seat: Seat,
  month: number,
  what: 'shake' | 'bomb',
  ruling: Under<'gostop:ruling'>,
): Refusal | null {
  const months = threes(state, seat);
  if (months.includes(month)) return null;
  const count = ofMonth(handOf(state, seat), month).length;
  const name = { month: monthName(month), count };
  if (months.length === 0) return refuse(`${what}None`, ruling, name);
  return refuse(`${what}Other`, ruling, { ...name, possible: months.map(monthName) });
}

function giveObjection(state: GoStopState, seat: Seat, card: Card): Refusal | null {
  const storage = state.storage[seat] ?? [];
  if (gifts(storage).includes(card)) return null;
  return refuse('give', 'R-GS-21', { card: named(card), possible: cardNames(gifts(storage)) });
}

function goObjection(state: GoStopState): Refusal | null {
  const month = fourHeld(state);
  return month === null ? null : refuse('goFour', 'R-GS-8', { month: monthName(month) });
}

function ownHand(state: GoStopState, seat: Seat): Arg {
  const hand = handOf(state, seat);
  return hand.length === 0 ? text('gostop:noCards') : cardNames(hand);
}

/** A card by name, or what was named instead of one. */
function named(card: Card): Text | string {
  return isCard(card) ? cardName(card) : cut(String(card), 20);
}

function refuse<W extends Under<'gostop:refuse'>>(
  what: W,
  ruling: Under<'gostop:ruling'>,
  ...args: Args<`gostop:refuse.${W}`>
): Refusal {
  return new Refusal(text(`gostop:refuse.${what}`, ...args), ruling);
}
