import { parsePlace } from '../../../games/motox/board.ts';
import { getFreeGrid } from '../../../games/motox/racing/grid.ts';
import { getProspects } from '../../../games/motox/racing/prospects.ts';
import { getPhase } from '../../../games/motox/turn.ts';
import type { MotoX, MotoXMove, MotoXView, Outcome, Space } from '../../../games/motox/types.ts';
import type { Greedy } from '../greedy.ts';

/** Keeps its coins for a restart, and rides as far as possible; builds at random. */
export const pickMotoXMove: Greedy<MotoX> = (view, seat) => {
  const coins = view.hands[seat]?.coins ?? 0;
  switch (getPhase(view)) {
    case 'grid':
      return { kind: 'grid', space: getFreeGrid(view)[0] as Space };
    case 'down':
      return coins > 0 ? { kind: 'restart' } : { kind: 'roll', coins: 0 };
    case 'roll':
      return { kind: 'roll', coins: 0 };
    case 'ride':
      return findFurthestRide(view);
    default:
      return null;
  }
};

function findFurthestRide(view: MotoXView): MotoXMove {
  const { rides, stay } = getProspects(view);
  const worths = rides.map(({ outcome }) => computeRideWorth(outcome));
  const best = rides[worths.indexOf(Math.max(...worths))];
  const here = parsePlace(view.bikes[view.mover]?.at as Space);
  if (stay !== null && (!best || computeRideWorth(best.outcome) < here)) return { kind: 'stay' };
  return best ? { kind: 'ride', number: best.number, outcome: best.outcome } : { kind: 'wipe' };
}

/**
 * Computes the value in spaces, counted lane by lane. Wiping out an opponent is worth two tiles; being wiped out costs
 * twice as much.
 */
function computeRideWorth(outcome: Outcome): number {
  if (outcome.kind === 'finish') return Number.POSITIVE_INFINITY;
  const gain = { safe: 0, land: 8, runoff: -16 }[outcome.kind];
  return parsePlace(outcome.space) + gain;
}
