import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';

/** Returns a sentence that says how to win: the number of runs (R-RA-3), and whether they count only beyond the start. */
export function goal(_seats: number, { goal, beyond }: Options): Text {
  return text(beyond === true ? 'runaround:goal.beyond' : 'runaround:goal.start', { count: Number(goal) });
}
