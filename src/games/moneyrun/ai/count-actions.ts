import { BOARDS } from '../board.ts';
import { SMALLNESS } from '../coins.ts';
import type { MoneyRunState } from '../types.ts';
import { PAWN, UNPLACED } from './cells.ts';
import { PathFinder } from './path-finder.ts';
import { MoneyRunWorld } from './world.ts';

/** Fields of the state on which paths depend. */
type WayGround = Pick<MoneyRunState, 'options' | 'pawns' | 'stacks'>;

/** Returns, by seat, the number of actions to its line if no opponent hinders it. */
export function countActionsToLine({ options, pawns, stacks }: WayGround): readonly number[] {
  const { number } = BOARDS[options.board];
  const world = new MoneyRunWorld({ options, seats: pawns.length }, 'even');
  for (const { at, coins } of stacks)
    for (const coin of coins) world.put(SMALLNESS[coin], number.get(at) ?? 0);
  world.cells.set(
    pawns.map((at) => number.get(at ?? '') ?? UNPLACED),
    PAWN,
  );
  const way = new PathFinder(world);
  return pawns.map((_, seat) => way.actions(seat));
}
