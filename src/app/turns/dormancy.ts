import { setAlarm } from '../../store/alarms.ts';
import { hoursOf } from '../../store/hours.ts';
import { logBetween } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { closeRequests } from '../../store/requests.ts';
import { noteTable } from '../../store/tables.ts';
import { keepWaiting, waitingAt } from '../../store/turns.ts';
import type { House } from '../core/context.ts';
import { SLEEPS_AFTER, sleepsAt } from '../core/pace.ts';
import { peopleAt, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { awaited } from './deadlines.ts';
import { askDirectly } from './questions.ts';
import { isQuiet } from './quiet-call.ts';

/** Nobody has moved for so long that the table keeps no channel and waits for nobody. */
export function isAsleep({ record }: Pick<Table, 'record'>): boolean {
  return record.phase === 'playing' && record.sleptAt !== null;
}

/** The table is awake, and stays so for a while: it is looked then when it is to sleep, not at every move. */
export async function keepAwake({ store, at }: Deed, tableId: number): Promise<void> {
  await setAlarm(store, { tableId, kind: 'sleep', at: at + SLEEPS_AFTER });
}

/** When it goes to sleep if nothing happens, in ms since 1970: so long after the last reminder and the last that happened. */
export async function sleepTime(store: Store, table: Table): Promise<number> {
  const { id, version, pace } = table.record;
  const [last] = await logBetween(store, id, version - 1, version);
  const waits = await awaited(store, table, await waitingAt(store, id));
  const times = waits.map((wait) => sleepsAt(pace, wait, wait.own));
  return Math.max((last?.at ?? 0) + SLEEPS_AFTER, ...times);
}

/** Subject of the notice of a pause: the table, and the start of the pause in ms since 1970. */
interface Pause {
  readonly tableId: number;
  readonly at: number;
}

/** The pause that a notice is about, by its subject: "7:1800000000000". */
export function pauseOf(subject: string): Pause {
  const [tableId, at] = subject.split(':').map(Number);
  return { tableId: tableId ?? 0, at: at ?? 0 };
}

/** Which of these people the notice of a pause pings: all but those who want no reminders. */
export async function pingedByPause(
  { store }: Pick<House, 'store'>,
  people: readonly string[],
): Promise<readonly string[]> {
  const hours = await hoursOf(store, people);
  return people.filter((person) => hours.get(person)?.reminders !== 'none');
}

/** It sleeps from now on: nobody is waited for or asked anything, and everyone seated is told so once. */
export async function fallAsleep(deed: Deed, table: Table): Promise<void> {
  const { record } = table;
  const { store, at } = deed;
  await noteTable(store, record.id, { sleptAt: at });
  await keepWaiting(store, record.id, []);
  await closeRequests(store, record.id);
  await deed.tell(record.id, 'reshow', 'hush');
  const { guild, channel } = record;
  if (await isQuiet(deed, guild)) {
    const paused = { ...table, record: { ...record, sleptAt: at } };
    await askDirectly(store, paused, await pingedByPause({ store }, peopleAt(table.sitters)), at);
  }
  await deed.announce({ kind: 'paused', subject: `${record.id}:${at}`, guild, channel });
}
