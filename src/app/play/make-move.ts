import type { Game, Seat } from '../../engine/game.ts';
import { refuseNotYourTurn } from '../../engine/kernel.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { type LogEntry, loadLogEntries } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { getEffectiveLog, isUndoTalk } from '../core/log.ts';
import { refuseMissingGame } from '../core/missing-game.ts';
import { findSeat, getDueSeats, getTableTurn, getTableView, isPlayable, type Table } from '../core/table.ts';
import { type AppliedMove, applyMove } from './apply-move.ts';
import { type ForcedMoves, playForced } from './forced-moves.ts';
import { getRepeatableMove, startRepeating } from './repeat-move.ts';

/** Builds a move from what the person may know: from answered questions, or from typed notation. */
export type MoveComposer = (game: Game, view: unknown, seat: Seat) => ComposedMove | Refusal;

/** A move. With `repeats`, the seat makes it on each of its later turns too; see `repeatable` of its game. */
interface ComposedMove {
  readonly move: unknown;
  readonly repeats?: true;
}

/** Refusal of a move because the table has changed since the person decided. */
export class StaleTableRefusal extends Refusal {
  constructor() {
    super(text('bot:refuse.stale'));
  }
}

/** A person's move with the forced moves that followed, and the tables before and after. */
export type MadeMove = AppliedMove & ForcedMoves & { readonly before: Table };

/** Makes a person's move. `version`: the table version they decided on, or null if it does not matter. */
export async function makeMove(
  ctx: AppContext,
  by: Actor,
  id: number,
  version: number | null,
  compose: MoveComposer,
): Promise<MadeMove | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    const seat = checkCanMove(table, by);
    if (refused(seat)) return seat;
    if (version !== null && (await isStale(work.store, table, seat, version))) return new StaleTableRefusal();
    const composed = compose(table.game, getTableView(table, seat), seat);
    if (refused(composed)) return composed;
    const moved = await applyMove(work, table, seat, composed.move);
    if (refused(moved)) return moved;
    if (composed.repeats && getRepeatableMove(moved.table, seat))
      await startRepeating(work, moved.table, seat);
    return { ...moved, ...(await playForced(work, moved.table)), before: table };
  });
}

/**
 * Returns whether the table has changed so that a seat's decision at `version` no longer holds. Moves of other seats do
 * not matter while this seat is still due and has not moved: several seats then decide at the same time. A passed deadline
 * does not matter either, since a move after it stands.
 */
export async function isStale(store: Store, table: Table, seat: Seat, version: number): Promise<boolean> {
  const { id, version: now } = table.record;
  if (version === now) return false;
  if (version > now || !getDueSeats(table).includes(seat)) return true;
  const since = await loadLogEntries(store, id, version, now);
  return since.some((entry) => isAboutSeat(entry, seat));
}

/** Returns whether a seat faces the same decision as at `version`, also if what followed has been undone. */
export async function isSameDecision(
  store: Store,
  table: Table,
  seat: Seat,
  version: number,
): Promise<boolean> {
  const { id, version: now } = table.record;
  if (version > now || !getDueSeats(table).includes(seat)) return false;
  const since = getEffectiveLog(await loadLogEntries(store, id, version, now));
  const counts = (entry: LogEntry) => entry.kind !== 'undo' || entry.to < version;
  return !since.some((entry) => counts(entry) && isAboutSeat(entry, seat));
}

/**
 * Returns whether a log entry affects a seat's decision. A move and a change of occupant affect only their own seat; talk
 * about an undo, and an AI that plays a person's turn, affect none.
 */
function isAboutSeat(entry: LogEntry, seat: Seat): boolean {
  if (entry.kind === 'move' || entry.kind === 'seat') return entry.seat === seat;
  return entry.kind !== 'time' && !isUndoTalk(entry);
}

/** Returns the seat of a person who is due, or the reason why they cannot move. */
export function checkCanMove(table: Table, by: Actor): Seat | Refusal {
  const { phase } = table.record;
  if (phase === 'lobby') return new Refusal(text('bot:refuse.notStarted'));
  if (phase !== 'playing') return new Refusal(text('bot:refuse.overAlready'));
  if (!isPlayable(table)) return refuseMissingGame();
  const seat = findSeat(table, by.person);
  if (seat === null) return new Refusal(text('bot:refuse.notSeated'));
  const turn = getTableTurn(table);
  if (turn.kind === 'act' && turn.seats.includes(seat)) return seat;
  return refuseNotYourTurn(turn.kind === 'act' ? turn.seats : [seat]);
}
