import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { findOwnUnder } from '../coins.ts';
import { getStandings, getWinners } from '../score.ts';
import type { ForageView } from '../types.ts';

/** Describes the mover's current decision, from public facts only. */
export function status(view: ForageView): Text {
  if (view.over) return getFinalStatus(view);
  if (view.phase === 1) return text('forage:status.lay');
  if (view.rolled === 0) return text('forage:status.wild');
  if (view.rolled !== null) return text('forage:status.go', { count: view.rolled });
  if (findOwnUnder(view, view.mover) >= 0) return text('forage:status.rollOrUnder');
  return text(`forage:status.${view.stashes[view.mover]?.length === 0 ? 'roll' : 'rollOrStash'}`);
}

function getFinalStatus(view: ForageView): Text {
  const table = getStandings(view);
  const winners = getWinners(table);
  const score = table[winners[0] as Seat]?.score ?? 0;
  return text(`forage:status.${winners.length > 1 ? 'shared' : 'over'}`, {
    winners: winners.map((seat) => ({ seat })),
    score,
  });
}
