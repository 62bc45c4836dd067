import { pickOne } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { refused } from '../../../engine/refusal.ts';
import { apply } from '../../../games/moneyrun/apply.ts';
import { getField } from '../../../games/moneyrun/reach/field.ts';
import {
  createWalk,
  getPlaces,
  getSources,
  getTargets,
} from '../../../games/moneyrun/reach/possible-actions.ts';
import { getNextSquares } from '../../../games/moneyrun/reach/walk.ts';
import type { MoneyRun, MoneyRunMove, MoneyRunState, Side, Square } from '../../../games/moneyrun/types.ts';
import type { Greedy } from '../greedy.ts';

/** Makes the action that leads to the largest lead in the race, measured in remaining actions of each player. */
export const pickMoneyRunMove: Greedy<MoneyRun> = (view, seat, chance) => {
  if (view.pawns.includes(null)) return null;
  const moves = listCandidates(view, seat);
  const leads = moves.map((move) => computeLead(view, seat, move));
  const most = Math.max(...leads);
  return moves.length === 0
    ? null
    : pickOne(
        chance,
        moves.filter((_, at) => leads[at] === most),
      );
};

/** Returns the steps, and the coin moves onto and off squares on and around the pawns' ways. */
export function listCandidates(view: MoneyRunState, seat: Seat): MoneyRunMove[] {
  const field = getField(view);
  const near = new Set(view.pawns.flatMap((_, one) => findPawnWay(view, one).near));
  const matters = (squares: readonly Square[]) => squares.filter((square) => near.has(square));
  const steps = getNextSquares(createWalk(view, seat)).map((to) => [field.geometry.squares[to] as Square]);
  return [
    ...steps.map((path) => ({ kind: 'step', path }) as const),
    ...[...new Set(view.table)].flatMap((coin) =>
      matters(getPlaces(field, coin)).map((at) => ({ kind: 'place', coin, at }) as const),
    ),
    ...matters(getSources(field, view, seat)).flatMap((from) =>
      matters(getTargets(field, view, from)).map((to) => ({ kind: 'shift', from, to }) as const),
    ),
  ];
}

function computeLead(view: MoneyRunState, seat: Seat, move: MoneyRunMove): number {
  const after = apply(view, seat, move, { draw: () => 0, roll: () => 1 }, () => {});
  if (refused(after)) return Number.NEGATIVE_INFINITY;
  if (after.end?.kind === 'line') return Number.POSITIVE_INFINITY;
  const needed = after.pawns.map((_, one) => findPawnWay(after, one).actions);
  return Math.min(...needed.filter((_, one) => one !== seat)) - (needed[seat] as number);
}

/** Returns the minimum number of actions from the pawn to its line, and the squares on that way and around the pawn. */
export function findPawnWay(
  state: MoneyRunState,
  seat: Seat,
): { readonly actions: number; readonly near: readonly Square[] } {
  const { geometry, heights, pawns } = getField(state);
  const { links, squares, distances } = geometry;
  const start = pawns[seat] as number;
  const left = distances[state.sides[seat] as Side];
  const needed: number[] = squares.map((_, at) => (at === start ? 0 : 99));
  const before: number[] = [];
  const queue = [start];
  for (const here of queue)
    for (const { to, diagonal } of links[here] ?? []) {
      const [height, there] = [heights[here] || Number(here !== start), heights[to] || 1];
      if ((diagonal && height < 2) || (!state.options.sharing && pawns.includes(to))) continue;
      const actions = (needed[here] as number) + (heights[to] ? 1 : 2) + Math.max(0, there - height - 1);
      if (actions >= (needed[to] as number)) continue;
      needed[to] = actions;
      before[to] = here;
      queue.push(to);
    }
  const line = [...needed.keys()].filter((at) => left[at] === 0);
  const near = (links[start] ?? []).map(({ to }) => to);
  const last = line.reduce((best, at) => ((needed[at] as number) < (needed[best] as number) ? at : best));
  for (let at: number | undefined = last; at !== undefined && at !== start; at = before[at]) near.push(at);
  return { actions: needed[last] as number, near: near.map((at) => squares[at] as Square) };
}
