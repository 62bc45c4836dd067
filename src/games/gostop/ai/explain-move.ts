import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getJunkValue, getMonth, getMonthCards } from '../cards.ts';
import type { Card, GoStopEvent, GoStopView } from '../types.ts';
import { explainDecision } from './explain-decision.ts';
import { explainTake } from './explain-take.ts';

/** Explains the purpose of a move. The card turned from the deck is left out: the player did not choose it. */
export function explainMove(view: GoStopView, seen: readonly GoStopEvent[], seat: Seat): Text | null {
  const isStuck = seen.some(({ kind }) => kind === 'stuck');
  for (const event of seen) {
    if (event.kind === 'stopped' || event.kind === 'went') return explainDecision(view, event);
    if (event.kind === 'skipped') return hasHandLeft(view, seat) ? text('gostop:why.save') : null;
    if (event.kind === 'played' && event.onto.length === 0) return explainLeftCard(view, event.card);
    if (event.kind === 'bombed') return explainTake(view, event.cards, seat);
    if (event.kind === 'picked') return explainTake(view, [event.card, event.onto], seat);
    if (event.kind === 'played') return isStuck ? null : explainTake(view, [event.card, ...event.onto], seat);
  }
  return null;
}

function hasHandLeft({ hands }: GoStopView, seat: Seat): boolean {
  return (hands[seat] ?? []).length > 0;
}

/**
 * Explains why a card that takes nothing was left lying. It counts the cards of its month already captured, which can no longer match it,
 * and its worth.
 */
function explainLeftCard(view: GoStopView, card: Card): Text | null {
  const gone = getMonthCards(view.storage.flat(), getMonth(card)).length;
  if (gone === 3) return text('gostop:why.gone');
  const isJunk = getJunkValue(card) === 1;
  if (gone === 2) return isJunk ? null : text('gostop:why.rare');
  return isJunk ? text('gostop:why.cheap') : null;
}
