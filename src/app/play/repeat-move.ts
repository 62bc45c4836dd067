import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { Repeatable } from '../../engine/repeatable.ts';
import { text } from '../../engine/text.ts';
import type { Store } from '../../store/open.ts';
import { closeRequest, openRequest, requestsAt } from '../../store/requests.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { EventHandler, House } from '../core/context.ts';
import { hasEnded, isPlayable, personAt, seatOf, type Table, viewOf } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';

/** Returns the move that a seat may repeat, as everybody may see it; null if there is none. */
export function repeatableAt(table: Table, seat: Seat): Repeatable<unknown> | null {
  if (!isPlayable(table) || table.record.phase !== 'playing' || personAt(table, seat) === null) return null;
  return table.game.repeatable?.(viewOf(table, seat), seat) ?? null;
}

/** The seats that repeat a move at each of their turns. */
export async function repeatingSeats(store: Store, table: Table): Promise<readonly Seat[]> {
  if (!table.game.repeatable) return [];
  return (await requestsAt(store, table.record.id, 'repeat')).map(({ seat }) => seat);
}

/** The move that a seat repeats now; null where it decides by itself. */
export async function repeatedMoveAt(
  store: Store,
  table: Table,
  seat: Seat,
): Promise<{ readonly move: unknown } | null> {
  const move = repeatableAt(table, seat)?.move ?? null;
  if (move === null || !(await repeatingSeats(store, table)).includes(seat)) return null;
  return { move };
}

/** From now on the seat makes that move at each of its turns. Part of the transaction that makes it first. */
export async function startRepeating(deed: Deed, { record }: Table, seat: Seat): Promise<void> {
  const request = { tableId: record.id, kind: 'repeat' as const, seat, version: record.version };
  await openRequest(deed.store, { ...request, openedAt: deed.at });
}

/**
 * Ends what seats repeat where it has come to its end: the rules offer it no more, the match is over, the seat changes
 * hands, or the seat takes back what it decided.
 */
export const endRepeating: EventHandler = async (deed, { what, after }) => {
  for (const seat of await repeatingSeats(deed.store, after)) {
    const gaveUp = (what.kind === 'seat' || what.kind === 'undo') && what.seat === seat;
    const goesOn = !hasEnded(after) && !gaveUp && repeatableAt(after, seat) !== null;
    if (!goesOn) await closeRequest(deed.store, { tableId: after.record.id, kind: 'repeat', seat });
  }
};

/** The person decides by themselves again. Returns the table. */
export async function stopRepeating(house: House, by: Act, id: number): Promise<Table | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, table) => {
    const seat = seatOf(table, by.person);
    if (seat === null) return new Refusal(text('bot:refuse.notSeated'));
    if (!(await repeatingSeats(deed.store, table)).includes(seat))
      return new Refusal(text('bot:refuse.notRepeating'));
    await closeRequest(deed.store, { tableId: id, kind: 'repeat', seat });
    return table;
  });
}
