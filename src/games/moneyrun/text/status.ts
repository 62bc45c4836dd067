import { type Text, text } from '../../../engine/text.ts';
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
