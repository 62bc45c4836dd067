import { type Meeting, meeting } from '../../../games/gostop/board.ts';
import { faceOf, type Sort } from '../../../games/gostop/cards.ts';
import { bombs, handOf } from '../../../games/gostop/legal.ts';
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

/** Takes what is worth most, throws away what is worth least, bombs where it can and stops as soon as it may. */
export const gostop: Greedy<GoStop> = (view, seat) => {
  if (view.phase === 'decide') return { kind: 'stop' };
  if (view.phase === 'target') return { kind: 'target', onto: dearest(view.underway.choosing) };
  if (view.phase !== 'play') return null;
  const [month] = bombs(view, seat);
  if (month !== undefined) return { kind: 'bomb', month };
  const offers = handOf(view, seat).map((card) => offer(view, card));
  if (offers.length === 0) return { kind: 'draw' };
  return offers.reduce((best, one) => (one.gain > best.gain ? one : best)).move;
};

function offer({ row }: GoStopView, card: Card): { readonly gain: number; readonly move: GoStopMove } {
  const met = meeting(row, card);
  const taken = takenBy(met);
  const onto = met.kind === 'two' && taken.some((one) => worth(one) > 1) ? dearest(taken) : null;
  const all = met.kind === 'two' ? [dearest(taken)] : taken;
  const gain =
    met.kind === 'none' ? -worth(card) : worth(card) + all.reduce((sum, one) => sum + worth(one), 0);
  return { gain, move: { kind: 'play', card, onto } };
}

function takenBy(met: Meeting): readonly Card[] {
  if (met.kind === 'none') return [];
  return 'columns' in met ? met.columns.flatMap(({ cards }) => cards) : met.column.cards;
}

function dearest(cards: readonly Card[]): Card {
  return cards.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

function worth(card: Card): number {
  return WORTH[faceOf(card).sort];
}
