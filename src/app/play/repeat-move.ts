import type { Seat } from '../../engine/game.ts';
import type { Repeatable } from '../../engine/game-parts.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Store } from '../../store/open.ts';
import { closeRequest, loadRequests, openRequest } from '../../store/requests.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext, EventHandler } from '../core/context.ts';
import { findPerson, findSeat, getTableView, hasEnded, isPlayable, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** Returns the move that a seat may repeat, visible to everyone; null if there is none. */
export function getRepeatableMove(table: Table, seat: Seat): Repeatable<unknown> | null {
  if (!isPlayable(table) || table.record.phase !== 'playing' || findPerson(table, seat) === null) return null;
  return table.game.repeatable?.(getTableView(table, seat), seat) ?? null;
}

/** Returns the seats that repeat a move on each of their turns. */
export async function loadRepeatingSeats(store: Store, table: Table): Promise<readonly Seat[]> {
  if (!table.game.repeatable) return [];
  return (await loadRequests(store, table.record.id, 'repeat')).map(({ seat }) => seat);
}

/** Returns the move that a seat repeats now, or null if the player decides. */
export async function findRepeatedMove(
  store: Store,
  table: Table,
  seat: Seat,
): Promise<{ readonly move: unknown } | null> {
  const move = getRepeatableMove(table, seat)?.move ?? null;
  if (move === null || !(await loadRepeatingSeats(store, table)).includes(seat)) return null;
  return { move };
}

/** Starts repeating a seat's move on each of its turns. Part of the transaction that makes the move first. */
export async function startRepeating(work: UnitOfWork, { record }: Table, seat: Seat): Promise<void> {
  const request = { tableId: record.id, kind: 'repeat' as const, seat, version: record.version };
  await openRequest(work.store, { ...request, openedAt: work.at });
}

/**
 * Stops a seat's repetition when the rules no longer offer the move or the match ends. It also stops when the seat changes
 * hands or undoes its decision.
 */
export const endRepeating: EventHandler = async (work, { event, after }) => {
  for (const seat of await loadRepeatingSeats(work.store, after)) {
    const gaveUp = (event.kind === 'seat' || event.kind === 'undo') && event.seat === seat;
    const goesOn = !hasEnded(after) && !gaveUp && getRepeatableMove(after, seat) !== null;
    if (!goesOn) await closeRequest(work.store, { tableId: after.record.id, kind: 'repeat', seat });
  }
};

/** Stops repeating a person's move. Returns the table. */
export async function stopRepeating(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<Table | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    const seat = findSeat(table, by.person);
    if (seat === null) return new Refusal(text('bot:refuse.notSeated'));
    if (!(await loadRepeatingSeats(work.store, table)).includes(seat))
      return new Refusal(text('bot:refuse.notRepeating'));
    await closeRequest(work.store, { tableId: id, kind: 'repeat', seat });
    return table;
  });
}
