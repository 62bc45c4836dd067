import type { Option } from '../../ai/thought.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Walk } from '../../engine/walk.ts';
import { hintsAt, keepHint, lastHinted } from '../../store/hints.ts';
import type { Store } from '../../store/open.ts';
import { resultsOf } from '../../store/results.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { wayToMove } from '../core/path-to-move.ts';
import { seedFrom } from '../core/seed.ts';
import { hasEnded, loadTable, type Table, viewOf } from '../core/table.ts';
import { isSameDecision, isStale, mayMove, Stale } from '../play/move.ts';
import { notesOf } from '../replay/notes.ts';

/** What somebody is told who asks what to do. */
export interface Hint {
  readonly table: Table;
  /** The answers that lead to the best move, and the questions that they answer. */
  readonly way: Walk;
  /** What the match is worth then, as its share of the first place: 0 to 1. Null where nobody has looked. */
  readonly chance: number | null;
  /** How many hints they have taken here, with this one. */
  readonly taken: number;
}

/** A decision of a seat: the table as it is, and its version when a hint was first taken for it. */
interface Decision {
  readonly table: Table;
  readonly seat: Seat;
  readonly version: number;
}

/** There are hints at a table, and somebody who gives them. */
export function hasHints({ record, game }: Pick<Table, 'record' | 'game'>): boolean {
  return record.hints && game.mind !== undefined;
}

/**
 * The best move of whoever is due, by what their seat may know. It is thought of with nothing open, and counted once a
 * decision where the table still waits for that. `version`: the table on which they asked.
 */
export async function takeHint(
  house: House,
  by: Act,
  id: number,
  version: number,
): Promise<Hint | Refusal | Repeated> {
  const decision = await decisionOf(house, by, id, version);
  if (refused(decision)) return decision;
  const { move, chance } = await hinted(house, decision);
  const way = await wayTo(decision, move);
  return await onceAt(house, by, id, async ({ store, at }, table) => {
    const { seat, table: seen } = decision;
    const goesOn = mayMove(table, by) === seat;
    if (!goesOn || (await isStale(store, table, seat, seen.record.version))) return new Stale();
    await keepHint(store, { tableId: id, seat, version: decision.version, person: by.person, at });
    return { table, way, chance, taken: await takenBy(store, id, by.person) };
  });
}

async function decisionOf(house: House, by: Act, id: number, version: number): Promise<Decision | Refusal> {
  const table = await loadTable(house, id);
  if (refused(table)) return table;
  const seat = mayMove(table, by);
  if (refused(seat)) return seat;
  if (!hasHints(table)) return new Refusal(text('bot:refuse.forged'));
  if (await isStale(house.store, table, seat, version)) return new Stale();
  const before = await lastHinted(house.store, id, seat);
  const isSame = before !== null && (await isSameDecision(house.store, table, seat, before));
  return { table, seat, version: isSame ? before : table.record.version };
}

async function hinted({ store, players }: House, { table, seat, version }: Decision): Promise<Option> {
  const notes = await notesOf(store, table, seat);
  const seed = seedOf(table.record.id, version, seat);
  return await players.hint({ game: table.game, view: viewOf(table, seat), seat, notes, seed });
}

/** The same decision has the same seed; it has nothing to do with the luck of the match. */
function seedOf(tableId: number, version: number, seat: Seat): string {
  return seedFrom(`hint ${tableId} ${version} ${seat}`);
}

/** Throws where no answers lead to the move. It may tell what only the seat knows, so it is not named. */
async function wayTo({ table, seat }: Decision, move: unknown): Promise<Walk> {
  const { game, record } = table;
  const way = await wayToMove(game, viewOf(table, seat), seat, move);
  if (way === null) throw new Error(`No answers lead to a hint of ${game.id} at version ${record.version}`);
  return way;
}

async function takenBy(store: Store, id: number, person: string): Promise<number> {
  return (await hintsAt(store, id)).find((one) => one.person === person)?.hints ?? 0;
}

/** Somebody who took hints, and how many. */
interface Taker {
  readonly name: string;
  readonly hints: number;
}

/** Who took hints in a match that has ended, the most first, also who had left it by then; null where it had none to take. */
export async function hintsTaken({ store }: House, table: Table): Promise<readonly Taker[] | null> {
  const { id, hints } = table.record;
  if (!hints || !hasEnded(table)) return null;
  const [taken, results] = [await hintsAt(store, id), await resultsOf(store, id)];
  const nameOf = (person: string) => results.find((result) => result.person === person)?.name ?? '';
  return taken.map((one) => ({ name: nameOf(one.person), hints: one.hints }));
}
