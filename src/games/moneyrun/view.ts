import type { Viewer } from '../../engine/game.ts';
import { DENOMINATIONS, type MoneyRunEvent, type MoneyRunState, type MoneyRunView } from './types.ts';

/** Everybody sees all of it (R-MR-33). */
export function view(state: MoneyRunState, viewer: Viewer): MoneyRunView {
  return { ...state, viewer };
}

/** The same for all, at any time. */
export function seen(event: MoneyRunEvent): MoneyRunEvent {
  return event;
}

/** The view is the whole state. */
export function guess({ viewer: _, ...state }: MoneyRunView): MoneyRunState {
  return state;
}

/** What the bag holds follows from what lies in the open, and in which order it comes is not decided yet (R-MR-33). */
export function secrets(): readonly string[] {
  return [];
}

/** Pawns, placed or not, and coins by denomination, wherever they are. */
export function pieces({ pawns, stacks, table, bag }: MoneyRunState): Readonly<Record<string, number>> {
  const inSight = [...stacks.flatMap(({ coins }) => coins), ...table];
  const counts = bag.map((count, index) => {
    const coin = DENOMINATIONS[index];
    return [`coin:${coin}`, count + inSight.filter((one) => one === coin).length] as const;
  });
  return { pawn: pawns.length, ...Object.fromEntries(counts) };
}
