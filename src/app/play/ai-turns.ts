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

/** AI moves in a row before the channel is told and others get their turn at the processor. */
const MOVES_PER_TURN = 40;

/**
 * Plays for the AI seats of a table, and what plays itself, until a person has to decide or it is over, as long as it
 * `goesOn`; each move is its own transaction.
 */
export async function playAis(ctx: AppContext, id: number, goesOn = () => true): Promise<void> {
  for (let made = 1; goesOn() && ((await playAi(ctx, id)) || (await continueForced(ctx, id))); made++) {
    if (made % MOVES_PER_TURN !== 0) continue;
    ctx.onOutbox(id);
    await new Promise((resume) => setImmediate(resume));
  }
}

/**
 * One move of an AI, if one is to move: for a seat of its own, or for a person whose turn it plays. It is thought of with nothing open, and made if the table is still as it
 * was when the thought began; else it is forgotten.
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

/** The usual one plays for people, and where one sits that is not known any more. */
function getStrength({ seats }: Table, seat: Seat): StrengthId {
  const occupant = seats[seat];
  return occupant?.kind === 'ai' && isStrength(occupant.player) ? occupant.player : MIDDLE_STRENGTH;
}

async function findAiSeat({ store }: AppContext, table: Table): Promise<Seat | null> {
  const own = findDueAiSeat(table);
  return own ?? (isPlayable(table) ? await findStandInSeat(store, table.record.id) : null);
}

/** What was left when so much had played itself at once, or when the process ended. */
async function continueForced(ctx: AppContext, id: number): Promise<boolean> {
  const seen = await loadTable(ctx, id);
  if (refused(seen) || (await findAutomaticMove(ctx.store, seen)) === null) return false;
  return await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    return !refused(table) && (await playForced(work, table)).forced.length > 0;
  });
}

/** Tables of this process at which nobody is waited for, so that AI seats are to move: few at a time, as they move at once. */
export async function listTablesAwaitingAi(
  ctx: Pick<AppContext, 'store' | 'part'>,
): Promise<readonly number[]> {
  return await listPlayingTablesWithoutTurns(ctx.store, getShardScope(ctx));
}
