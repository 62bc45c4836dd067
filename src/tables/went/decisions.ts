import { setImmediate } from 'node:timers/promises';
import { hasOneMove } from '../../engine/forced.ts';
import { type Match, replayed } from '../../engine/kernel.ts';
import { Notes } from '../../players/notes.ts';
import type { MoveEntry } from '../../store/log.ts';
import { setUp } from '../past/reached.ts';
import type { Course } from '../past/replay.ts';

/** A move that was decided by somebody who could have done something else. */
export interface Decision {
  readonly entry: MoveEntry;
  /** Which entry of the course it is, from 1. */
  readonly number: number;
  /** What its seat saw then, what it remembered, and what everybody saw. */
  readonly view: unknown;
  readonly notes: unknown;
  readonly open: unknown;
}

/** The decisions of a match, played again with the event loop free after each move. */
export async function decisionsOf(course: Course): Promise<readonly Decision[]> {
  const { table, opening, entries } = course;
  const decisions: Decision[] = [];
  let { match } = setUp(table, opening);
  const notes = new Notes(
    table.game,
    table.sitters.map(({ seat }) => table.game.view(match.state, seat)),
  );
  for (const [at, entry] of entries.entries()) {
    if (entry.kind !== 'move') continue;
    const decision = decisionOf(match, entry, notes);
    if (decision) decisions.push({ ...decision, number: at + 1 });
    match = replayed(match, entry);
    notes.told(entry.events);
    await setImmediate();
  }
  return decisions;
}

/** Null where it was the only one. */
function decisionOf({ game, state }: Match, entry: MoveEntry, notes: Notes): Omit<Decision, 'number'> | null {
  if (entry.forced) return null;
  const { seat } = entry;
  const view = game.view(state, seat);
  if (hasOneMove(game, view, seat)) return null;
  return { entry, view, notes: notes.of(seat), open: game.view(state, null) };
}
