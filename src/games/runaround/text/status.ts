import { type Text, text } from '../../../engine/text.ts';
import { getPhase } from '../turn.ts';
import type { RunaroundView } from '../types.ts';

/** Describes the mover's current decision. */
export function status(view: RunaroundView): Text {
  const { mover, rolled, again: space } = view;
  if (getPhase(view) === 'over') return text('runaround:status.over', { who: { seat: mover } });
  if (space === null)
    return rolled === null ? text('runaround:status.roll') : text('runaround:status.run', { count: rolled });
  if (rolled === null) return text('runaround:status.rollAgain', { space });
  return text('runaround:status.runAgain', { count: rolled, space });
}
