import type { Seat } from '../../../engine/game.ts';
import { threats } from '../../../games/runaround/ai/threat.ts';
import { isWalled, progress, startOf } from '../../../games/runaround/board.ts';
import { of, other } from '../../../games/runaround/both.ts';
import { byProgress } from '../../../games/runaround/pawns.ts';
import { run } from '../../../games/runaround/run.ts';
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
export const runaround: Script<Runaround, Feature> = {
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
    const spaces = again === null ? byProgress(view, seat) : [again];
    return spaces.map((from) => ({
      move: { kind: 'run', from },
      has: featuresOf(
        view,
        seat,
        from,
        run(view, from, rolled, () => {}),
      ),
    }));
  },
};

function featuresOf(
  before: RunaroundState,
  seat: Seat,
  from: Space,
  after: RunaroundState,
): Features<Feature> {
  const their = other(seat);
  const { size } = before;
  const runs = of(after.runs, seat) - of(before.runs, seat);
  return {
    won: Number(of(after.runs, seat) >= after.goal),
    runs,
    front: progress(size, seat, from) / size,
    leaving: Number(from === startOf(size, seat)),
    own: runOf(after, seat) - runOf(before, seat) + runs * size,
    theirs: runOf(after, their) - runOf(before, their),
    sentHome: of(after.homes, their) - of(before.homes, their),
    again: Number(after.again !== null),
    sitting: sitting(after, seat) - sitting(before, seat),
    sheltered: sheltered(after, seat) - sheltered(before, seat),
    danger: threatOf(after, their) - threatOf(before, their),
    hunting: threatOf(after, seat) - threatOf(before, seat),
  };
}

/** Total distance run by the seat's pawns, in spaces. */
function runOf({ size, pawns }: RunaroundState, seat: Seat): number {
  return of(pawns, seat).reduce((sum, space) => sum + progress(size, seat, space), 0);
}

/** 1 while a pawn of the seat keeps others at home (R-RA-9). */
function sitting({ size, pawns, homes }: RunaroundState, seat: Seat): number {
  const their = other(seat);
  return Number(of(homes, their) > 0 && of(pawns, seat).includes(startOf(size, their)));
}

/** Number of the seat's pawns on spaces without a wall. */
function sheltered({ size, pawns }: RunaroundState, seat: Seat): number {
  return of(pawns, seat).filter((space) => !isWalled(size, space)).length;
}

/** Average loss that the seat's next roll can cause the opponent, in spaces. */
function threatOf(state: RunaroundState, seat: Seat): number {
  return threats(state, seat).reduce((sum, { loss }) => sum + loss, 0) / 6;
}
