import { type Text, text } from '../../../engine/text.ts';
import { winnersOf } from '../standings.ts';
import { starting } from '../turn.ts';
import type { End, MoneyRunView } from '../types.ts';

/** What has to be decided now. */
export function status(view: MoneyRunView): Text {
  if (view.end) return statusOver(view, view.end);
  if (starting(view)) return text('moneyrun:status.start');
  return text('moneyrun:status.act', { count: view.actions });
}

function statusOver(view: MoneyRunView, end: End): Text {
  if (end.kind === 'line') return text('moneyrun:status.line', { who: { seat: end.seat } });
  const winners = winnersOf(view);
  const what = winners.length > 1 ? 'shared' : 'over';
  return text(`moneyrun:status.${what}`, { winners: winners.map((seat) => ({ seat })) });
}
