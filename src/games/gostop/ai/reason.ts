import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { GoStopEvent, GoStopView } from '../types.ts';
import { reasonToDecide } from './reason-to-decide.ts';
import { reasonToLeave } from './reason-to-leave.ts';
import { reasonToTake } from './reason-to-take.ts';

/** What a move was for. What the deck turned up was not chosen, and has no part in it. */
export function reason(view: GoStopView, seen: readonly GoStopEvent[], seat: Seat): Text | null {
  const isStuck = seen.some(({ kind }) => kind === 'stuck');
  for (const event of seen) {
    if (event.kind === 'stopped' || event.kind === 'went') return reasonToDecide(view, event);
    if (event.kind === 'skipped') return handIsLeft(view, seat) ? text('gostop:why.save') : null;
    if (event.kind === 'played' && event.onto.length === 0) return reasonToLeave(view, event.card);
    if (event.kind === 'bombed') return reasonToTake(view, event.cards, seat);
    if (event.kind === 'picked') return reasonToTake(view, [event.card, event.onto], seat);
    if (event.kind === 'played')
      return isStuck ? null : reasonToTake(view, [event.card, ...event.onto], seat);
  }
  return null;
}

function handIsLeft({ hands }: GoStopView, seat: Seat): boolean {
  return (hands[seat] ?? []).length > 0;
}
