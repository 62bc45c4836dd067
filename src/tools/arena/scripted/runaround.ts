import type { Seat } from '../../../engine/game.ts';
import { findThreats } from '../../../games/runaround/ai/threats.ts';
import {
  getOpponent,
  getPawnSpaces,
  getProgress,
  getSeatValue,
  getStart,
  isWalled,
} from '../../../games/runaround/board.ts';
import { runPawn } from '../../../games/runaround/run.ts';
import type { Runaround, RunaroundState, Space } from '../../../games/runaround/types.ts';
import type { Features, Script } from '../scripted.ts';

const FEATURES = [
  'won',
  'runs',
  'front',
  'leaving',
  'own',
  'theirs',
  'sentHome',
  'again',
  'sitting',
  'sheltered',
  'danger',
  'hunting',
] as const;
type Feature = (typeof FEATURES)[number];

/** Runs, blocks, bumps or hides; distances in spaces, `front` in tracks. */
export const runaroundScript: Script<Runaround, Feature> = {
  features: FEATURES,
  plans: {
    straight: { won: 1000, runs: 30, front: 20, again: 2 },
    sitter: { won: 1000, sitting: 40, runs: 24, own: 1, theirs: -1 },
    hunter: { won: 1000, theirs: -2, sentHome: 12, hunting: 1, runs: 20, own: 1 },
    shy: { won: 1000, danger: -3, sheltered: 4, runs: 20, own: 1 },
    rusher: { won: 1000, leaving: 20, front: -20, runs: 20, again: 10, own: 1 },
  },
  look: (view, seat) => {
    const { rolled, again } = view;
    if (rolled === null) return [];
    const spaces = again === null ? getPawnSpaces(view, seat) : [again];
    return spaces.map((from) => ({
      move: { kind: 'run', from },
      has: computeFeatures(
        view,
        seat,
        from,
        runPawn(view, from, rolled, () => {}),
      ),
    }));
  },
};

function computeFeatures(
  before: RunaroundState,
  seat: Seat,
  from: Space,
  after: RunaroundState,
): Features<Feature> {
  const their = getOpponent(seat);
  const { size } = before;
  const runs = getSeatValue(after.runs, seat) - getSeatValue(before.runs, seat);
  return {
    won: Number(getSeatValue(after.runs, seat) >= after.goal),
    runs,
    front: getProgress(size, seat, from) / size,
    leaving: Number(from === getStart(size, seat)),
    own: computeRunDistance(after, seat) - computeRunDistance(before, seat) + runs * size,
    theirs: computeRunDistance(after, their) - computeRunDistance(before, their),
    sentHome: getSeatValue(after.homes, their) - getSeatValue(before.homes, their),
    again: Number(after.again !== null),
    sitting: computeSitting(after, seat) - computeSitting(before, seat),
    sheltered: countShelteredPawns(after, seat) - countShelteredPawns(before, seat),
    danger: computeThreat(after, their) - computeThreat(before, their),
    hunting: computeThreat(after, seat) - computeThreat(before, seat),
  };
}

/** Total distance run by the seat's pawns, in spaces. */
function computeRunDistance({ size, pawns }: RunaroundState, seat: Seat): number {
  return getSeatValue(pawns, seat).reduce((sum, space) => sum + getProgress(size, seat, space), 0);
}

/** 1 while a pawn of the seat keeps others at home (R-RA-9). */
function computeSitting({ size, pawns, homes }: RunaroundState, seat: Seat): number {
  const their = getOpponent(seat);
  return Number(getSeatValue(homes, their) > 0 && getSeatValue(pawns, seat).includes(getStart(size, their)));
}

/** Number of the seat's pawns on spaces without a wall. */
function countShelteredPawns({ size, pawns }: RunaroundState, seat: Seat): number {
  return getSeatValue(pawns, seat).filter((space) => !isWalled(size, space)).length;
}

/** Average loss that the seat's next roll can cause the opponent, in spaces. */
function computeThreat(state: RunaroundState, seat: Seat): number {
  return findThreats(state, seat).reduce((sum, { loss }) => sum + loss, 0) / 6;
}
