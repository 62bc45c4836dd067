import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Arg, type Args, type Text, text, truncateText } from '../../engine/text.ts';
import { findPicks } from './board.ts';
import { getMonthCards, isCard } from './cards.ts';
import { hasReserveLeft } from './counting/reserve.ts';
import {
  canDraw,
  countInRow,
  findBombs,
  findShakes,
  findTriples,
  getKnownHand,
  isShakeTime,
  isUnmatchedRequired,
} from './legal.ts';
import { findHeldFour } from './steps/decide.ts';
import { findGifts } from './steps/steal.ts';
import { getCardName, getCardNames, getMonthName } from './text/names.ts';
import type { Card, GoStopMove, GoStopState } from './types.ts';

/** Phase in which each move is made. */
const MOVE_PHASES: Readonly<Record<GoStopMove['kind'], GoStopState['phase']>> = {
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

/** Returns a refusal if the seat may not make the move, or null. */
export function checkMove(state: GoStopState, seat: Seat, move: GoStopMove): Refusal | null {
  if (MOVE_PHASES[move.kind] !== state.phase) return refuse(`now.${state.phase}`, 'R-GS-19');
  switch (move.kind) {
    case 'throw':
    case 'deal':
    case 'stop':
      return null;
    case 'shake':
      return checkShake(state, seat, move.month);
    case 'play':
      return checkPlay(state, seat, move.card, move.onto);
    case 'bomb':
      return checkBomb(state, seat, move.month);
    case 'draw':
      return canDraw(state, seat) ? null : refuse('draw', 'R-GS-27', { hand: describeOwnHand(state, seat) });
    case 'target':
      return checkPick(state.underway.choosing, state.underway.drawn as Card, move.onto);
    case 'give':
      return checkGift(state, seat, move.card);
    case 'go':
      return checkGo(state);
  }
}

function checkPlay(state: GoStopState, seat: Seat, card: Card, onto: Card | null): Refusal | null {
  const hand = getKnownHand(state, seat);
  if (hand.length === 0) return refuse('emptyHand', 'R-GS-27');
  if (!hand.includes(card))
    return refuse('notInHand', 'R-GS-11', { card: describeCard(card), hand: describeOwnHand(state, seat) });
  return checkPick(findPicks(state.row, card), card, onto);
}

/** Checks the pick of one of two: required where it matters, refused where it does not (R-GS-12). */
function checkPick(choosing: readonly Card[], card: Card, onto: Card | null): Refusal | null {
  if (choosing.length === 0)
    return onto === null
      ? null
      : refuse('noPick', 'R-GS-12', { card: describeCard(card), onto: describeCard(onto) });
  if (onto !== null && choosing.includes(onto)) return null;
  return refuse('pick', 'R-GS-12', { card: describeCard(card), possible: getCardNames(choosing) });
}

function checkShake(state: GoStopState, seat: Seat, month: number): Refusal | null {
  if (findShakes(state, seat).includes(month)) return null;
  return checkTriple(state, seat, month, 'shake', 'R-GS-24') ?? refuseShake(state, seat, month);
}

function refuseShake(state: GoStopState, seat: Seat, month: number): Refusal {
  const named = { month: getMonthName(month) };
  if (state.shaken[seat]?.includes(month)) return refuse('shakeTwice', 'R-GS-24', named);
  if (!hasReserveLeft(state)) return refuse('shakeEmpty', 'R-GS-31', named);
  if (!isShakeTime(state, seat)) return refuse('shakeLate', 'R-GS-24', named);
  return refuse(isUnmatchedRequired(state) ? 'shakeMatched' : 'shakeLate', 'R-GS-24', named);
}

function checkBomb(state: GoStopState, seat: Seat, month: number): Refusal | null {
  if (findBombs(state, seat).includes(month)) return null;
  const lying = countInRow(state, month);
  return (
    checkTriple(state, seat, month, 'bomb', 'R-GS-26') ??
    refuse('bombRow', 'R-GS-26', { month: getMonthName(month), count: lying })
  );
}

function checkTriple(
  state: GoStopState,
  seat: Seat,
  month: number,
  what: 'shake' | 'bomb',
  ruling: KeySuffix<'gostop:ruling'>,
): Refusal | null {
  const months = findTriples(state, seat);
  if (months.includes(month)) return null;
  const count = getMonthCards(getKnownHand(state, seat), month).length;
  const name = { month: getMonthName(month), count };
  if (months.length === 0) return refuse(`${what}None`, ruling, name);
  return refuse(`${what}Other`, ruling, { ...name, possible: months.map(getMonthName) });
}

function checkGift(state: GoStopState, seat: Seat, card: Card): Refusal | null {
  const storage = state.storage[seat] ?? [];
  if (findGifts(storage).includes(card)) return null;
  return refuse('give', 'R-GS-21', { card: describeCard(card), possible: getCardNames(findGifts(storage)) });
}

function checkGo(state: GoStopState): Refusal | null {
  const month = findHeldFour(state);
  return month === null ? null : refuse('goFour', 'R-GS-8', { month: getMonthName(month) });
}

function describeOwnHand(state: GoStopState, seat: Seat): Arg {
  const hand = getKnownHand(state, seat);
  return hand.length === 0 ? text('gostop:noCards') : getCardNames(hand);
}

/** Returns the card's name, or the unknown word, truncated. */
function describeCard(card: Card): Text | string {
  return isCard(card) ? getCardName(card) : truncateText(String(card), 20);
}

function refuse<W extends KeySuffix<'gostop:refuse'>>(
  what: W,
  ruling: KeySuffix<'gostop:ruling'>,
  ...args: Args<`gostop:refuse.${W}`>
): Refusal {
  return new Refusal(text(`gostop:refuse.${what}`, ...args), ruling);
}
