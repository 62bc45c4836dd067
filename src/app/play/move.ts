import type { Game, Seat } from '../../engine/game.ts';
import { notYourTurn } from '../../engine/kernel.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { type LogEntry, logBetween } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { isTalk, standing } from '../core/effective-log.ts';
import { absent } from '../core/missing-game.ts';
import { dueAt, isPlayable, seatOf, type Table, turnOf, viewOf } from '../core/table.ts';
import { type Moved, moving } from './apply-move.ts';
import { type Forced, playForced } from './forced-moves.ts';
import { repeatableAt, startRepeating } from './repeat-move.ts';

/** How a move is read from what the person may know: by walking the questions, or from what was typed. */
export type Composing = (game: Game, view: unknown, seat: Seat) => Composed | Refusal;

/** A move; `repeats`: the seat makes it at each of its turns from now on, see `repeatable` of its game. */
interface Composed {
  readonly move: unknown;
  readonly repeats?: true;
}

/** The table is not what it was when the person decided. */
export class Stale extends Refusal {
  constructor() {
    super(text('bot:refuse.stale'));
  }
}

/** A person's move that has been made, and what played itself after it: the table after all of it. */
export type Made = Moved & Forced & { readonly before: Table };

/** Makes a person's move. `version`: the table they decided on, or null when it does not matter. */
export async function makeMove(
  house: House,
  by: Act,
  id: number,
  version: number | null,
  compose: Composing,
): Promise<Made | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, table) => {
    const seat = mayMove(table, by);
    if (refused(seat)) return seat;
    if (version !== null && (await isStale(deed.store, table, seat, version))) return new Stale();
    const composed = compose(table.game, viewOf(table, seat), seat);
    if (refused(composed)) return composed;
    const moved = await moving(deed, table, seat, composed.move);
    if (refused(moved)) return moved;
    if (composed.repeats && repeatableAt(moved.table, seat)) await startRepeating(deed, moved.table, seat);
    return { ...moved, ...(await playForced(deed, moved.table)), before: table };
  });
}

/**
 * Whether the table is no longer the one on which this seat decided. It was asked then, so where it is still due and has
 * not moved, several seats decide at the same time: what the others did meanwhile changes nothing. That the time is over
 * does not either: a move that is made all the same stands.
 */
export async function isStale(store: Store, table: Table, seat: Seat, version: number): Promise<boolean> {
  const { id, version: now } = table.record;
  if (version === now) return false;
  if (version > now || !dueAt(table).includes(seat)) return true;
  const since = await logBetween(store, id, version, now);
  return since.some((entry) => concerns(entry, seat));
}

/** Whether this seat has to decide just what it had to then, also where what followed has been taken back. */
export async function isSameDecision(
  store: Store,
  table: Table,
  seat: Seat,
  version: number,
): Promise<boolean> {
  const { id, version: now } = table.record;
  if (version > now || !dueAt(table).includes(seat)) return false;
  const since = standing(await logBetween(store, id, version, now));
  const counts = (entry: LogEntry) => entry.kind !== 'undo' || entry.to < version;
  return !since.some((entry) => counts(entry) && concerns(entry, seat));
}

/**
 * A move and a seat that changes hands concern that seat alone; what is only said, or that an AI may play in somebody's
 * place, does nobody.
 */
function concerns(entry: LogEntry, seat: Seat): boolean {
  if (entry.kind === 'move' || entry.kind === 'seat') return entry.seat === seat;
  return entry.kind !== 'time' && !isTalk(entry);
}

/** The seat of whoever is due; else why they cannot move. */
export function mayMove(table: Table, by: Act): Seat | Refusal {
  const { phase } = table.record;
  if (phase === 'lobby') return new Refusal(text('bot:refuse.notStarted'));
  if (phase !== 'playing') return new Refusal(text('bot:refuse.overAlready'));
  if (!isPlayable(table)) return absent();
  const seat = seatOf(table, by.person);
  if (seat === null) return new Refusal(text('bot:refuse.notSeated'));
  const turn = turnOf(table);
  if (turn.kind === 'act' && turn.seats.includes(seat)) return seat;
  return notYourTurn(turn.kind === 'act' ? turn.seats : [seat]);
}
