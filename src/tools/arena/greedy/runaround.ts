import { getProgress } from '../../../games/runaround/board.ts';
import { type Course, foresee } from '../../../games/runaround/landing.ts';
import { getPawnSpaces } from '../../../games/runaround/pawns.ts';
import { getOpponent } from '../../../games/runaround/per-seat.ts';
import type { Runaround, RunaroundView, Space } from '../../../games/runaround/types.ts';
import type { Greedy } from '../greedy.ts';

/** Gains as many spaces as it can at once, on whichever side. */
export const pickRunaroundMove: Greedy<Runaround> = (view) => {
  const { rolled, again } = view;
  if (rolled === null) return { kind: 'roll' };
  const spaces = again === null ? getPawnSpaces(view, view.mover) : [again];
  const gains = spaces.map((from) => computeGain(view, from, foresee(view, from, rolled)));
  return { kind: 'run', from: spaces[gains.indexOf(Math.max(...gains))] as Space };
};

/** In spaces; a run is worth a start over, and another turn what a roll is. */
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
