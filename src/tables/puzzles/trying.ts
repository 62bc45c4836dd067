import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { isSameMove } from '../../puzzles/moves.ts';
import { moveAt } from '../../puzzles/posed.ts';
import { holdServer } from '../../store/hold.ts';
import { posedPuzzle } from '../../store/puzzles.ts';
import { countTries, keepTry } from '../../store/puzzleTries.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { House } from '../house.ts';
import type { ServerPuzzle } from './open.ts';
import { subjectOf } from './posing.ts';

/** How many have tried it. */
export async function triedIn({ store }: Pick<House, 'store'>, { posed }: ServerPuzzle): Promise<number> {
  return await countTries(store, posed);
}

/** Keeps the legal move that somebody chose for the open puzzle: one try each. Whether it is right is told to nobody before the answer. */
export async function tryPuzzle(
  house: House,
  by: Act,
  { posed, position, puzzle }: ServerPuzzle,
  move: unknown,
): Promise<true | Refusal | Repeated> {
  const isRight = isSameMove(position, move, moveAt(position, puzzle.best.move));
  const { guild, number, channel } = posed;
  return await once(house, by, async (deed) => {
    const { store, at } = deed;
    await holdServer(store, guild);
    const now = await posedPuzzle(store, guild, number);
    if (now?.answeredAt !== null) return new Refusal(text('bot:puzzle.late'));
    const { person, name } = by;
    const kept = await keepTry(store, { guild, number, person, name, move, isRight, at });
    if (!kept) return new Refusal(text('bot:puzzle.once'));
    await deed.announce({ kind: 'puzzle', subject: subjectOf(posed), guild, channel });
    return true as const;
  });
}
