import { type Text, text } from '../../../../src/engine/text.ts';
import type { HighcardEvent } from '../types.ts';

/** Describes an event in one line. */
export function tell(event: HighcardEvent): Text {
  if (event.kind === 'over') return text('highcard:told.over');
  if (event.kind === 'drew') return text('highcard:told.drew', { who: { seat: event.seat } });
  return text('highcard:told.played', { who: { seat: event.seat }, cards: event.cards.map(String) });
}
