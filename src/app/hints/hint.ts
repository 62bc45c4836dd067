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

/** A hint for a player. */
export interface Hint {
  readonly table: Table;
  /** Answers that lead to the best move, with their questions. */
  readonly way: Walk;
  /** Chance after that move as a share of the first place, 0 to 1; null if it was not estimated. */
  readonly chance: number | null;
  /** Number of hints the player has taken at this table, this one included. */
  readonly taken: number;
}

/** A decision of a seat: the table, and its version when a hint was first taken for it. */
interface HintDecision {
  readonly table: Table;
  readonly seat: Seat;
  readonly version: number;
}

/** Returns whether a table allows hints and its game has an AI that can give them. */
export function hasHints({ record, game }: Pick<Table, 'record' | 'game'>): boolean {
  return record.hints && game.ai !== undefined;
}

/**
 * Returns the best move of the due player by what their seat may know. The search runs outside any transaction. The hint
 * counts once a decision, and only if the table still waits for that decision. `version`: the table on which the player
 * asked.
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

/** Returns the seed of a decision's hint, independent of the match's randomness. The same decision has the same seed. */
function getHintSeed(tableId: number, version: number, seat: Seat): string {
  return createSeed(`hint ${tableId} ${version} ${seat}`);
}

/**
 * Returns the path to a move. Throws if no answers lead to it; the error does not name the move, as it may reveal what
 * only the seat knows.
 */
async function findHintPath({ table, seat }: HintDecision, move: unknown): Promise<Walk> {
  const { game, record } = table;
  const way = await findPathToMove(game, getTableView(table, seat), seat, move);
  if (way === null) throw new Error(`No answers lead to a hint of ${game.id} at version ${record.version}`);
  return way;
}

async function countPersonHints(store: Store, id: number, person: string): Promise<number> {
  return (await countHintsByPerson(store, id)).find((one) => one.person === person)?.hints ?? 0;
}

/** A person who took hints, and their number. */
interface HintTaker {
  readonly name: string;
  readonly hints: number;
}

/** Returns who took hints in an ended match, the most first, including people who had left; null if the table had no hints. */
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
