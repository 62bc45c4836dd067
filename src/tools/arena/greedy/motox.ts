import { placeOf } from '../../../games/motox/board.ts';
import { freeGrid } from '../../../games/motox/racing/grid.ts';
import { prospects } from '../../../games/motox/racing/prospects.ts';
import { phaseOf } from '../../../games/motox/turn.ts';
import type { MotoX, MotoXMove, MotoXView, Outcome, Space } from '../../../games/motox/types.ts';
import type { Greedy } from '../greedy.ts';

/** Keeps its coins to be back with, and rides as far as it can; it builds at random. */
export const motox: Greedy<MotoX> = (view, seat) => {
  const coins = view.hands[seat]?.coins ?? 0;
  switch (phaseOf(view)) {
    case 'grid':
      return { kind: 'grid', space: freeGrid(view)[0] as Space };
    case 'down':
      return coins > 0 ? { kind: 'restart' } : { kind: 'roll', coins: 0 };
    case 'roll':
      return { kind: 'roll', coins: 0 };
    case 'ride':
      return furthest(view);
    default:
      return null;
  }
};

function furthest(view: MotoXView): MotoXMove {
  const { rides, stay } = prospects(view);
  const worths = rides.map(({ outcome }) => worth(outcome));
  const best = rides[worths.indexOf(Math.max(...worths))];
  const here = placeOf(view.bikes[view.mover]?.at as Space);
  if (stay !== null && (!best || worth(best.outcome) < here)) return { kind: 'stay' };
  return best ? { kind: 'ride', number: best.number, outcome: best.outcome } : { kind: 'wipe' };
}

/** In spaces, counted lane by lane: to wipe somebody out is worth two tiles, to be wiped out costs twice as much. */
function worth(outcome: Outcome): number {
  if (outcome.kind === 'finish') return Number.POSITIVE_INFINITY;
  const gain = { safe: 0, land: 8, runoff: -16 }[outcome.kind];
  return placeOf(outcome.space) + gain;
}
