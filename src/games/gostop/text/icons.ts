import { getCardId } from '../card-ids.ts';
import type { Card, GoStopEvent } from '../types.ts';

/** Emoji of the game in plain text. */
export const emoji = '🌸';

/** Returns the icon of a card. */
export function getCardIcon(card: Card): string {
  return `card_${getCardId(card)}`;
}

/** Returns the icons of the cards that an event is about. */
export function icons(event: GoStopEvent): readonly string[] {
  switch (event.kind) {
    case 'played':
    case 'drew':
      return [getCardIcon(event.card)];
    case 'picked':
      return [getCardIcon(event.onto)];
    case 'took':
    case 'stole':
    case 'bombed':
    case 'shook':
      return event.cards.map(getCardIcon).slice(0, 4);
    default:
      return [];
  }
}
