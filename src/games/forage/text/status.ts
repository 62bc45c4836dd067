import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { ownUnder } from '../coins.ts';
import { standings, winnersOf } from '../score.ts';
import type { ForageView } from '../types.ts';

/** What has to be decided now, from what everybody sees. */
export function status(view: ForageView): Text {
  if (view.over) return statusOver(view);
  if (view.phase === 1) return text('forage:status.lay');
  if (view.rolled === 0) return text('forage:status.wild');
  if (view.rolled !== null) return text('forage:status.go', { number: view.rolled });
  if (ownUnder(view, view.mover) >= 0) return text('forage:status.rollOrUnder');
  return text(`forage:status.${view.stashes[view.mover]?.length === 0 ? 'roll' : 'rollOrStash'}`);
}

function statusOver(view: ForageView): Text {
  const table = standings(view);
  const winners = winnersOf(table);
  const score = table[winners[0] as Seat]?.score ?? 0;
  return text(`forage:status.${winners.length > 1 ? 'shared' : 'over'}`, {
    winners: winners.map((seat) => ({ seat })),
    score,
  });
}
