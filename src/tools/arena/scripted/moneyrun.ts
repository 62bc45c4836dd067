import type { Seat } from '../../../engine/game.ts';
import { refused } from '../../../engine/refusal.ts';
import { apply } from '../../../games/moneyrun/apply.ts';
import { getDistance } from '../../../games/moneyrun/board.ts';
import { getCoins } from '../../../games/moneyrun/coins.ts';
import { getHeight } from '../../../games/moneyrun/standings.ts';
import type { MoneyRun, MoneyRunMove, MoneyRunState, Side } from '../../../games/moneyrun/types.ts';
import { findPawnWay, listCandidates } from '../greedy.ts';
import type { Features, Script, Weighable } from '../scripted.ts';

const FEATURES = [
  'rows',
  'saved',
  'hindered',
  'straight',
  'ahead',
  'stepping',
  'small',
  'risen',
  'taken',
  'won',
] as const;
type Feature = (typeof FEATURES)[number];

/** Races along its own column, builds, blocks or collects; distances in actions, rows and coins. */
export const moneyrunScript: Script<MoneyRun, Feature> = {
  features: FEATURES,
  plans: {
    runner: { won: 1000, straight: 100, ahead: 50, small: 1, saved: 0.5, hindered: 0.5 },
    racer: { won: 1000, saved: 10, stepping: 1, small: 0.1 },
    blocker: { won: 1000, hindered: 10, saved: 6, stepping: 1 },
    climber: { won: 1000, risen: 4, saved: 5, stepping: 1 },
    thief: { won: 1000, taken: 4, hindered: 5, saved: 5 },
  },
  look: (view, seat) =>
    view.pawns.includes(null) ? [] : listCandidates(view, seat).map(createMoveWeigher(view, seat)),
};

function createMoveWeigher(
  view: MoneyRunState,
  seat: Seat,
): (move: MoneyRunMove) => Weighable<MoneyRun, Feature> {
  const before = countNeededActions(view);
  return (move) => ({ move, has: computeFeatures(view, seat, move, before) });
}

const NONE: Features<Feature> = {
  rows: 0,
  saved: 0,
  hindered: 0,
  straight: 0,
  ahead: 0,
  stepping: 0,
  small: 0,
  risen: 0,
  taken: 0,
  won: 0,
};

function computeFeatures(
  view: MoneyRunState,
  seat: Seat,
  move: MoneyRunMove,
  before: readonly number[],
): Features<Feature> {
  const after = apply(view, seat, move, { draw: () => 0, roll: () => 1 }, () => {});
  if (refused(after)) return { ...NONE, won: -1 };
  if (after.end?.kind === 'line') return { ...NONE, won: 1 };
  const next = getSquareAhead(view, seat);
  const are = countNeededActions(after);
  const others = are.map((now, other) => (other === seat ? 0 : now - (before[other] as number)));
  return {
    rows: getDistance(view, seat) - getDistance(after, seat),
    saved: (before[seat] as number) - (are[seat] as number),
    hindered: Math.max(...others),
    straight: Number(move.kind === 'step' && move.path[0] === next),
    ahead: Number(move.kind === 'place' && move.at === next && getCoins(view.stacks, next).length === 0),
    stepping: Number(move.kind === 'step'),
    small: move.kind === 'place' ? 'LMSPT'.indexOf(move.coin) / 4 : 0,
    risen: getHeight(after, seat) - getHeight(view, seat),
    taken: Number(move.kind === 'shift'),
    won: 0,
  };
}

function countNeededActions(state: MoneyRunState): readonly number[] {
  return state.pawns.map((_, one) => findPawnWay(state, one).actions);
}

const AHEAD_STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  s: [0, 1],
  n: [0, -1],
  w: [1, 0],
  e: [-1, 0],
};

/** Returns the square straight ahead of the pawn: "e1" of the south side leads to "e2". */
function getSquareAhead({ pawns, sides }: MoneyRunState, seat: Seat): string {
  const [column = '', row = ''] = pawns[seat] ?? '';
  const [right, up] = AHEAD_STEPS[sides[seat] as Side];
  return `${String.fromCharCode(column.charCodeAt(0) + right)}${Number(row) + up}`;
}
