import { getProgress } from '../../../games/runaround/board.ts';
import { type Course, foresee, getOpponent, getPawnSpaces } from '../../../games/runaround/landing.ts';
import type { Runaround, RunaroundView, Space } from '../../../games/runaround/types.ts';
import type { Greedy } from '../greedy.ts';

/** Gains as many spaces as possible at once, for either side. */
export const pickRunaroundMove: Greedy<Runaround> = (view) => {
  const { rolled, again } = view;
  if (rolled === null) return { kind: 'roll' };
  const spaces = again === null ? getPawnSpaces(view, view.mover) : [again];
  const gains = spaces.map((from) => computeGain(view, from, foresee(view, from, rolled)));
  return { kind: 'run', from: spaces[gains.indexOf(Math.max(...gains))] as Space };
};

/** Computes the gain in spaces; a run counts as a new start, and another turn as an average roll. */
function computeGain(view: RunaroundView, from: Space, { to, scores, landing }: Course): number {
  const back = (seat: number) => 2 * getProgress(view.size, seat, to) - view.size;
  const theirs = getOpponent(view.mover);
  const runs = scores ? 12 : 0;
  switch (landing.kind) {
    case 'win':
      return Number.POSITIVE_INFINITY;
    case 'sentHome':
      return runs - getProgress(view.size, view.mover, from) - 4;
    case 'again':
      return runs + 5;
    case 'bump':
      return runs + back(theirs) + (landing.home === null ? 0 : landing.home === theirs ? 12 : -12);
    case 'swap':
      return runs - 2 * back(view.mover);
    case 'plain':
      return runs;
  }
}
