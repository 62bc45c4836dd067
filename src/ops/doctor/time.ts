import { getNextReminder } from '../../app/core/pace.ts';
import { findPerson, getAwaitedSeats, type Table } from '../../app/core/table.ts';
import { loadAwaitedPlayers } from '../../app/turns/deadlines.ts';
import type { Store } from '../../store/open.ts';
import { loadPendingTurns, type PendingTurn } from '../../store/pending-turns.ts';
import type { AlarmKind } from '../../store/schema.ts';

/**
 * Checks that the pending turns of a running table are those of the players due, and that their alarms are set. A dormant or unavailable
 * table needs neither.
 */
export async function findTimeFaults(
  store: Store,
  table: Table,
  alarms: readonly AlarmKind[],
): Promise<readonly string[]> {
  const { id, sleptAt, goneAt } = table.record;
  if (sleptAt !== null || goneAt !== null) return [];
  const waits = await loadPendingTurns(store, id);
  return [
    ...findDueFaults(table, waits),
    ...(alarms.includes('sleep')
      ? []
      : ['No alarm makes it dormant when nobody plays. The next start sets one.']),
    ...(alarms.includes('turn') || !(await isAlarmSet(store, table, waits))
      ? []
      : ['A player is due, but no reminder alarm is set.']),
  ];
}

function findDueFaults(table: Table, waits: readonly PendingTurn[]): readonly string[] {
  const due = getAwaitedSeats(table);
  const unknown = due.filter((seat) => !waits.some((wait) => wait.seat === seat));
  const needless = waits.filter(({ seat }) => !due.includes(seat));
  return [
    ...unknown.map((seat) => `Seat ${seat + 1} is due, but has no pending turn.`),
    ...needless.map(({ seat }) => `Seat ${seat + 1} has a pending turn, but is not due.`),
  ];
}

async function isAlarmSet(store: Store, table: Table, waits: readonly PendingTurn[]): Promise<boolean> {
  const people = await loadAwaitedPlayers(
    store,
    table,
    waits.filter(({ seat }) => findPerson(table, seat) !== null),
  );
  return people.some((one) => getNextReminder(table.record.pace, one, one.timeSettings) !== null);
}
