import type { AiChoice } from '../../ai/ai-players.ts';
import { isStrength, MIDDLE_STRENGTH, type StrengthId } from '../../ai/strengths.ts';
import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { listPlayingTablesWithoutTurns } from '../../store/table-pages.ts';
import { type AppContext, getShardScope } from '../core/context.ts';
import { findDueAiSeat, getTableView, isPlayable, loadTable, type Table } from '../core/table.ts';
import { inTransaction } from '../core/unit-of-work.ts';
import { loadNotes } from '../replay/notes.ts';
import { applyMove } from './apply-move.ts';
import { findAutomaticMove, playForced } from './forced-moves.ts';
import { findStandInSeat } from './stand-in.ts';

/** Number of AI moves in a row after which the channel is updated and the event loop gets a turn. */
const MOVES_PER_TURN = 40;

/**
 * Plays AI seats and forced moves of a table until a person has to decide, the match ends, or `goesOn` returns false. Each
 * move is its own transaction.
 */
export async function playAis(ctx: AppContext, id: number, goesOn = () => true): Promise<void> {
  for (let made = 1; goesOn() && ((await playAi(ctx, id)) || (await continueForced(ctx, id))); made++) {
    if (made % MOVES_PER_TURN !== 0) continue;
    ctx.onOutbox(id);
    await new Promise((resume) => setImmediate(resume));
  }
}

/**
 * Makes one AI move if one is due: for an AI seat, or for a person whose turn the AI plays. The search runs outside any
 * transaction; the move is discarded if the table has changed meanwhile. Returns whether to continue.
 */
async function playAi(ctx: AppContext, id: number): Promise<boolean> {
  const seen = await loadTable(ctx, id);
  const seat = refused(seen) ? null : await findAiSeat(ctx, seen);
  if (refused(seen) || seat === null) return false;
  const { game, record } = seen;
  const choice = await chooseMove(ctx, seen, seat);
  return await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    if (refused(table)) return false;
    if (table.record.version !== record.version) return true;
    const moved = await applyMove(work, table, seat, choice.move, choice);
    if (refused(moved)) throw new Error(`An AI of ${game.id} was refused: ${moved.reason.key}`);
    await playForced(work, moved.table);
    return true;
  });
}

async function chooseMove(ctx: AppContext, table: Table, seat: Seat): Promise<AiChoice> {
  const { game } = table;
  const notes = await loadNotes(ctx.store, table, seat);
  return await ctx.ai.choose({
    game,
    view: getTableView(table, seat),
    seat,
    notes,
    strength: getStrength(table, seat),
  });
}

/** Returns the strength of an AI seat. The middle one stands in for people and for unknown strengths. */
function getStrength({ seats }: Table, seat: Seat): StrengthId {
  const occupant = seats[seat];
  return occupant?.kind === 'ai' && isStrength(occupant.player) ? occupant.player : MIDDLE_STRENGTH;
}

async function findAiSeat({ store }: AppContext, table: Table): Promise<Seat | null> {
  const own = findDueAiSeat(table);
  return own ?? (isPlayable(table) ? await findStandInSeat(store, table.record.id) : null);
}

/** Continues forced moves that remain after the limit of one transaction, or after a restart. Returns whether any were made. */
async function continueForced(ctx: AppContext, id: number): Promise<boolean> {
  const seen = await loadTable(ctx, id);
  if (refused(seen) || (await findAutomaticMove(ctx.store, seen)) === null) return false;
  return await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    return !refused(table) && (await playForced(work, table)).forced.length > 0;
  });
}

/**
 * Returns the tables of this process without a pending turn of a person, at which AI seats are due. The list is short,
 * because AI seats move at once.
 */
export async function listTablesAwaitingAi(
  ctx: Pick<AppContext, 'store' | 'shardScope'>,
): Promise<readonly number[]> {
  return await listPlayingTablesWithoutTurns(ctx.store, getShardScope(ctx));
}
