import type { MoveOption } from '../../ai/search-best-move.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Walk } from '../../engine/walk.ts';
import { countHintsByPerson, findLastHintVersion, saveHint } from '../../store/hints.ts';
import type { Store } from '../../store/open.ts';
import { loadResults } from '../../store/results.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { findPathToMove } from '../core/path-to-move.ts';
import { createSeed } from '../core/seed.ts';
import { getTableView, hasEnded, loadTable, type Table } from '../core/table.ts';
import { checkCanMove, isSameDecision, isStale, StaleTableRefusal } from '../play/make-move.ts';
import { loadNotes } from '../replay/notes.ts';

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
interface HintDecision {
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
  ctx: AppContext,
  by: Actor,
  id: number,
  version: number,
): Promise<Hint | Refusal | Repeated> {
  const decision = await loadDecision(ctx, by, id, version);
  if (refused(decision)) return decision;
  const { move, chance } = await computeHint(ctx, decision);
  const way = await findHintPath(decision, move);
  return await oncePerTableInteraction(ctx, by, id, async ({ store, at }, table) => {
    const { seat, table: seen } = decision;
    const goesOn = checkCanMove(table, by) === seat;
    if (!goesOn || (await isStale(store, table, seat, seen.record.version))) return new StaleTableRefusal();
    await saveHint(store, { tableId: id, seat, version: decision.version, person: by.person, at });
    return { table, way, chance, taken: await countPersonHints(store, id, by.person) };
  });
}

async function loadDecision(
  ctx: AppContext,
  by: Actor,
  id: number,
  version: number,
): Promise<HintDecision | Refusal> {
  const table = await loadTable(ctx, id);
  if (refused(table)) return table;
  const seat = checkCanMove(table, by);
  if (refused(seat)) return seat;
  if (!hasHints(table)) return new Refusal(text('bot:refuse.forged'));
  if (await isStale(ctx.store, table, seat, version)) return new StaleTableRefusal();
  const before = await findLastHintVersion(ctx.store, id, seat);
  const isSame = before !== null && (await isSameDecision(ctx.store, table, seat, before));
  return { table, seat, version: isSame ? before : table.record.version };
}

async function computeHint(
  { store, ai }: AppContext,
  { table, seat, version }: HintDecision,
): Promise<MoveOption> {
  const notes = await loadNotes(store, table, seat);
  const seed = getHintSeed(table.record.id, version, seat);
  return await ai.hint({ game: table.game, view: getTableView(table, seat), seat, notes, seed });
}

/** The same decision has the same seed; it has nothing to do with the luck of the match. */
function getHintSeed(tableId: number, version: number, seat: Seat): string {
  return createSeed(`hint ${tableId} ${version} ${seat}`);
}

/** Throws where no answers lead to the move. It may tell what only the seat knows, so it is not named. */
async function findHintPath({ table, seat }: HintDecision, move: unknown): Promise<Walk> {
  const { game, record } = table;
  const way = await findPathToMove(game, getTableView(table, seat), seat, move);
  if (way === null) throw new Error(`No answers lead to a hint of ${game.id} at version ${record.version}`);
  return way;
}

async function countPersonHints(store: Store, id: number, person: string): Promise<number> {
  return (await countHintsByPerson(store, id)).find((one) => one.person === person)?.hints ?? 0;
}

/** Somebody who took hints, and how many. */
interface HintTaker {
  readonly name: string;
  readonly hints: number;
}

/** Who took hints in a match that has ended, the most first, also who had left it by then; null where it had none to take. */
export async function loadHintTakers(
  { store }: AppContext,
  table: Table,
): Promise<readonly HintTaker[] | null> {
  const { id, hints } = table.record;
  if (!hints || !hasEnded(table)) return null;
  const [taken, results] = [await countHintsByPerson(store, id), await loadResults(store, id)];
  const nameOf = (person: string) => results.find((result) => result.person === person)?.name ?? '';
  return taken.map((one) => ({ name: nameOf(one.person), hints: one.hints }));
}
