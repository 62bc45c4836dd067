import { nextReminder } from '../../app/core/pace.ts';
import { personAt, type Table, waitedSeats } from '../../app/core/table.ts';
import { awaited } from '../../app/turns/deadlines.ts';
import type { Store } from '../../store/open.ts';
import type { AlarmKind } from '../../store/schema.ts';
import { type Waiting, waitingAt } from '../../store/turns.ts';

/**
 * Whether exactly those are waited for who are due at a table that is being played, and what is to ring for them is set.
 * At one that sleeps or is out of reach nobody has to be.
 */
export async function timeFaults(
  store: Store,
  table: Table,
  alarms: readonly AlarmKind[],
): Promise<readonly string[]> {
  const { id, sleptAt, goneAt } = table.record;
  if (sleptAt !== null || goneAt !== null) return [];
  const waits = await waitingAt(store, id);
  return [
    ...dueFaults(table, waits),
    ...(alarms.includes('sleep')
      ? []
      : ['No alarm is set by which it would ever sleep: the next start sets one.']),
    ...(alarms.includes('turn') || !(await isToRing(store, table, waits))
      ? []
      : ['Somebody is due, and no alarm is set by which they would be reminded.']),
  ];
}

function dueFaults(table: Table, waits: readonly Waiting[]): readonly string[] {
  const due = waitedSeats(table);
  const unknown = due.filter((seat) => !waits.some((wait) => wait.seat === seat));
  const needless = waits.filter(({ seat }) => !due.includes(seat));
  return [
    ...unknown.map((seat) => `Seat ${seat + 1} is due, and nobody waits for it.`),
    ...needless.map(({ seat }) => `Seat ${seat + 1} is waited for, and is not due.`),
  ];
}

async function isToRing(store: Store, table: Table, waits: readonly Waiting[]): Promise<boolean> {
  const people = await awaited(
    store,
    table,
    waits.filter(({ seat }) => personAt(table, seat) !== null),
  );
  return people.some((one) => nextReminder(table.record.pace, one, one.own) !== null);
}
