import { findMeeting, type Meeting } from '../../../games/gostop/board.ts';
import { getFace, type Sort } from '../../../games/gostop/cards.ts';
import { findBombs, getKnownHand } from '../../../games/gostop/legal.ts';
import type { Card, GoStop, GoStopMove, GoStopView } from '../../../games/gostop/types.ts';
import type { Greedy } from '../greedy.ts';

const WORTH: Readonly<Record<Sort, number>> = {
  bright: 10,
  bird: 6,
  animal: 4,
  red: 5,
  blue: 5,
  plain: 5,
  rain: 3,
  double: 4,
  junk: 1,
};

/** Takes the most valuable cards, discards the least valuable ones, bombs if possible and stops as soon as possible. */
export const pickGoStopMove: Greedy<GoStop> = (view, seat) => {
  if (view.phase === 'decide') return { kind: 'stop' };
  if (view.phase === 'target') return { kind: 'target', onto: findDearestCard(view.underway.choosing) };
  if (view.phase !== 'play') return null;
  const [month] = findBombs(view, seat);
  if (month !== undefined) return { kind: 'bomb', month };
  const offers = getKnownHand(view, seat).map((card) => evaluateCard(view, card));
  if (offers.length === 0) return { kind: 'draw' };
  return offers.reduce((best, one) => (one.gain > best.gain ? one : best)).move;
};

function evaluateCard({ row }: GoStopView, card: Card): { readonly gain: number; readonly move: GoStopMove } {
  const met = findMeeting(row, card);
  const taken = listTakenCards(met);
  const onto =
    met.kind === 'two' && taken.some((one) => getCardWorth(one) > 1) ? findDearestCard(taken) : null;
  const all = met.kind === 'two' ? [findDearestCard(taken)] : taken;
  const gain =
    met.kind === 'none'
      ? -getCardWorth(card)
      : getCardWorth(card) + all.reduce((sum, one) => sum + getCardWorth(one), 0);
  return { gain, move: { kind: 'play', card, onto } };
}

function listTakenCards(met: Meeting): readonly Card[] {
  if (met.kind === 'none') return [];
  return 'columns' in met ? met.columns.flatMap(({ cards }) => cards) : met.column.cards;
}

function findDearestCard(cards: readonly Card[]): Card {
  return cards.reduce((best, one) => (getCardWorth(one) > getCardWorth(best) ? one : best));
}

function getCardWorth(card: Card): number {
  return WORTH[getFace(card).sort];
}
