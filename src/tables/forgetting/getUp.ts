import { clearAlarms } from '../../store/alarms.ts';
import { unqueue } from '../../store/outbox.ts';
import type { Deed } from '../deed.ts';
import { happen } from '../happen.ts';
import { settle } from '../late/settling.ts';
import { getUpInLobby } from '../lobby/lobby.ts';
import { freeSeat, type NameAfter, seatAi } from '../seats/handing.ts';
import { isPlayable, peopleAt, seatOf, type Table } from '../table.ts';
import { fallAsleep, isAsleep } from '../time/sleep.ts';

/**
 * Somebody leaves a live table for good: a lobby as they would themselves; of a match an AI goes on in their seat, or nobody
 * where there are no AIs. Where nobody else sits, or its rules are not here, it ends.
 */
export async function getUp(deed: Deed, table: Table, person: string, nameAfter: NameAfter): Promise<void> {
  if (table.record.phase === 'lobby') return await getUpInLobby(deed, table, person);
  const seat = table.record.phase === 'playing' ? seatOf(table, person) : null;
  if (seat === null) return;
  if (!isPlayable(table) || peopleAt(table.sitters).length === 1) {
    const what = { kind: 'cancel' as const, person, name: table.sitters[seat]?.name ?? '' };
    await happen(deed, table, what, { phase: 'cancelled', endedAt: deed.at });
    return;
  }
  const handOver = table.game.table === 'free' ? freeSeat : seatAi;
  const after = await settle(deed, await handOver(deed, table, seat, nameAfter), nameAfter);
  if (isAsleep(table)) await sleepOn(deed, after);
}

/** A table that sleeps is not woken by it: its board is shown as it is now, and nobody is waited for. */
async function sleepOn(deed: Deed, table: Table): Promise<void> {
  const { id } = table.record;
  await unqueue(deed.store, id, 'board');
  await clearAlarms(deed.store, id);
  await fallAsleep(deed, table);
  deed.letSleep(id);
}
