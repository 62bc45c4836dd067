import type { Reason } from '../../../engine/reason.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { ForageEvent, ForageView, MovedEvent } from '../types.ts';
import { explainGathering } from './explain-gathering.ts';
import { explainHiding } from './explain-hiding.ts';

/** Explains the purpose of a move, except for rolls and forced moves to the first empty space. */
export function explainMove(view: ForageView, seen: readonly ForageEvent[]): Reason<ForageEvent> | null {
  const moved = seen.find((event) => event.kind === 'moved');
  if (!moved || moved.forced === true || seen.some(({ kind }) => kind === 'over')) return null;
  const why = findReason(view, seen, moved);
  return why && { ...why, ...(!isCoinReason(why) && { of: 'moved' }) };
}

/** Returns whether the reason explains the choice of the coin over the die; it is shown with the coin's line. */
function isCoinReason({ key }: Text): boolean {
  return key === text('forage:why.sure').key;
}

function findReason(view: ForageView, seen: readonly ForageEvent[], moved: MovedEvent): Text | null {
  const { seat } = moved;
  if (view.phase === 1) return explainHiding(view, seat, moved.to);
  const sure = seen.some(({ kind }) => kind === 'placed' || kind === 'used');
  const isOwn = seen.some((event) => event.kind === 'rested' && event.suit === seat);
  const taken = seen.filter((event) => event.kind === 'took').length;
  if (isOwn && taken === 0) return text('forage:why.own');
  return explainGathering(view, seat, { to: moved.to, taken, sure });
}
