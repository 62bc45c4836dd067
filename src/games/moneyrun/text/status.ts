import type { Chance } from '../../../engine/chance.ts';
import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';
import { readOptions } from '../options.ts';
import { getWinners } from '../standings.ts';
import { isStarting } from '../turn.ts';
import type { End, MoneyRunView } from '../types.ts';

/** Describes the mover's current decision. */
export function status(view: MoneyRunView): Text {
  if (view.end) return getFinalStatus(view, view.end);
  if (isStarting(view)) return text('moneyrun:status.start');
  return text('moneyrun:status.act', { count: view.actions });
}

function getFinalStatus(view: MoneyRunView, end: End): Text {
  if (end.kind === 'line') return text('moneyrun:status.line', { who: { seat: end.seat } });
  const winners = getWinners(view);
  const what = winners.length > 1 ? 'shared' : 'over';
  return text(`moneyrun:status.${what}`, { winners: winners.map((seat) => ({ seat })) });
}

/** Returns a sentence that says how to win (R-MR-29), also with a limit of rounds (R-MR-31). */
export function goal(_seats: number, options: Options): Text {
  const { roundCap } = readOptions(options);
  return roundCap === 0 ? text('moneyrun:goal.line') : text('moneyrun:goal.cap', { count: roundCap });
}

/** Tells the draw of the first player, or that the first seat begins (R-MR-10). */
export function opening(seats: number, { first }: Options, luck: Chance): readonly Text[] {
  if (first === 'host') return [text('moneyrun:opening.host', { who: { seat: 0 } })];
  return [text('moneyrun:opening.lot', { who: { seat: luck.draw(seats) } })];
}
