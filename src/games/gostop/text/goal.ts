import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getThreshold, readOptions } from '../options.ts';

/** Says how to win a deal (R-GS-28, R-GS-37) and, where there are several, the match (R-GS-5). */
export function goal(seats: number, options: Options): Text {
  const { deals, wins, penalties } = readOptions(options);
  const deal = text(`gostop:goal.${wins}`, { points: getThreshold(seats) });
  const stakes = penalties ? 'paid' : 'free';
  return deals === 1
    ? text(`gostop:goal.one.${stakes}`, { deal })
    : text(`gostop:goal.many.${stakes}`, { deal, count: deals });
}
