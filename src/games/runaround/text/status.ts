import type { Chance } from '../../../engine/chance.ts';
import type { Options } from '../../../engine/options.ts';
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

/** Returns a sentence that says how to win: the number of runs (R-RA-3), and whether they count only beyond the start. */
export function goal(_seats: number, { goal, beyond }: Options): Text {
  return text(beyond === true ? 'runaround:goal.beyond' : 'runaround:goal.start', { count: Number(goal) });
}

/** Tells the random draw of the first player (R-RA-4). */
export function opening(seats: number, _options: Options, luck: Chance): readonly Text[] {
  return [text('runaround:opening.lot', { who: { seat: luck.draw(seats) } })];
}
