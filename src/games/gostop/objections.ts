import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Arg, type Text, text } from '../../engine/text.ts';
import { picks } from './board.ts';
import { isCard, ofMonth } from './cards.ts';
import { reserveLeft } from './counting/reserve.ts';
import { bombs, handOf, inRow, mayDraw, mustBeAlone, shakes, shakeTime, threes } from './legal.ts';
import { fourHeld } from './steps/deciding.ts';
import { gifts } from './steps/stealing.ts';
import type { Card, GoStopMove, GoStopState } from './types.ts';
import { cardName, cardNames, monthName } from './words/names.ts';

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
  if (WHEN[move.kind] !== state.phase) return refuse(`now.${state.phase}`, {}, 'R-GS-19');
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
      return mayDraw(state, seat) ? null : refuse('draw', { hand: ownHand(state, seat) }, 'R-GS-27');
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
  if (hand.length === 0) return refuse('emptyHand', {}, 'R-GS-27');
  if (!hand.includes(card))
    return refuse('notInHand', { card: named(card), hand: ownHand(state, seat) }, 'R-GS-11');
  return pickObjection(picks(state.row, card), card, onto);
}

/** Which of two, where it matters, and nothing where it does not (R-GS-12). */
function pickObjection(choosing: readonly Card[], card: Card, onto: Card | null): Refusal | null {
  if (choosing.length === 0)
    return onto === null ? null : refuse('noPick', { card: named(card), onto: named(onto) }, 'R-GS-12');
  if (onto !== null && choosing.includes(onto)) return null;
  return refuse('pick', { card: named(card), possible: cardNames(choosing) }, 'R-GS-12');
}

function shakeObjection(state: GoStopState, seat: Seat, month: number): Refusal | null {
  if (shakes(state, seat).includes(month)) return null;
  return notThree(state, seat, month, 'shake', 'R-GS-24') ?? shakeDenied(state, seat, month);
}

function shakeDenied(state: GoStopState, seat: Seat, month: number): Refusal {
  const named = { month: monthName(month) };
  if (state.shaken[seat]?.includes(month)) return refuse('shakeTwice', named, 'R-GS-24');
  if (!reserveLeft(state)) return refuse('shakeEmpty', named, 'R-GS-31');
  if (!shakeTime(state, seat)) return refuse('shakeLate', named, 'R-GS-24');
  return refuse(mustBeAlone(state) ? 'shakeMatched' : 'shakeLate', named, 'R-GS-24');
}

function bombObjection(state: GoStopState, seat: Seat, month: number): Refusal | null {
  if (bombs(state, seat).includes(month)) return null;
  const lying = inRow(state, month);
  return (
    notThree(state, seat, month, 'bomb', 'R-GS-26') ??
    refuse('bombRow', { month: monthName(month), count: lying }, 'R-GS-26')
  );
}

function notThree(
  state: GoStopState,
  seat: Seat,
  month: number,
  what: 'shake' | 'bomb',
  ruling: string,
): Refusal | null {
  const months = threes(state, seat);
  if (months.includes(month)) return null;
  const count = ofMonth(handOf(state, seat), month).length;
  const name = { month: monthName(month), count };
  if (months.length === 0) return refuse(`${what}None`, name, ruling);
  return refuse(`${what}Other`, { ...name, possible: months.map(monthName) }, ruling);
}

function giveObjection(state: GoStopState, seat: Seat, card: Card): Refusal | null {
  const storage = state.storage[seat] ?? [];
  if (gifts(storage).includes(card)) return null;
  return refuse('give', { card: named(card), possible: cardNames(gifts(storage)) }, 'R-GS-21');
}

function goObjection(state: GoStopState): Refusal | null {
  const month = fourHeld(state);
  return month === null ? null : refuse('goFour', { month: monthName(month) }, 'R-GS-8');
}

function ownHand(state: GoStopState, seat: Seat): Arg {
  const hand = handOf(state, seat);
  return hand.length === 0 ? text('gostop:noCards') : cardNames(hand);
}

/** A card by name, or what was named instead of one. */
function named(card: Card): Text | string {
  return isCard(card) ? cardName(card) : String(card).slice(0, 20);
}

function refuse(what: string, args: Readonly<Record<string, Arg>>, ruling: string): Refusal {
  return new Refusal(text(`gostop:refuse.${what}`, args), ruling);
}
