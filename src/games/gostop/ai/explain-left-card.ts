import { type Text, text } from '../../../engine/text.ts';
import { getJunkValue, getMonth, getMonthCards } from '../cards.ts';
import type { Card, GoStopView } from '../types.ts';

/**
 * Explains why a card that takes nothing was left lying. It counts the cards of its month already captured, which can no longer match it,
 * and its worth.
 */
export function explainLeftCard(view: GoStopView, card: Card): Text | null {
  const gone = getMonthCards(view.storage.flat(), getMonth(card)).length;
  if (gone === 3) return text('gostop:why.gone');
  const isJunk = getJunkValue(card) === 1;
  if (gone === 2) return isJunk ? null : text('gostop:why.rare');
  return isJunk ? text('gostop:why.cheap') : null;
}
