import { setAlarm } from '../../store/alarms.ts';
import { loadLogEntries } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { loadPendingTurns, savePendingTurns } from '../../store/pending-turns.ts';
import { closeRequests } from '../../store/requests.ts';
import { updateTableNote } from '../../store/tables.ts';
import { loadTimeSettingsByPerson } from '../../store/user-settings.ts';
import type { AppContext } from '../core/context.ts';
import { DORMANT_AFTER_MS, getDormantTime } from '../core/pace.ts';
import { isDirect } from '../core/screens.ts';
import { getPeople, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { isQuiet } from './calls.ts';
import { loadAwaitedPlayers } from './deadlines.ts';
import { askDirectly } from './questions.ts';

/** Postpones the dormancy alarm of an awake table. Only the alarm checks whether the table is to become dormant, not each move. */
export async function postponeDormancy({ store, at }: UnitOfWork, tableId: number): Promise<void> {
  await setAlarm(store, { tableId, kind: 'sleep', at: at + DORMANT_AFTER_MS });
}

/**
 * Returns when the table becomes dormant if nothing happens, in ms since 1970. This is two weeks after the last reminder
 * and the last event.
 */
export async function loadDormantTime(store: Store, table: Table): Promise<number> {
  const { id, version, pace } = table.record;
  const [last] = await loadLogEntries(store, id, version - 1, version);
  const waits = await loadAwaitedPlayers(store, table, await loadPendingTurns(store, id));
  const times = waits.map((wait) => getDormantTime(pace, wait, wait.timeSettings));
  return Math.max((last?.at ?? 0) + DORMANT_AFTER_MS, ...times);
}

/** Subject of the notice of a pause: the table, and the start of the pause in ms since 1970. */
interface Pause {
  readonly tableId: number;
  readonly at: number;
}

/** Parses the subject of a pause notice, such as "7:1800000000000". */
export function parsePauseSubject(subject: string): Pause {
  const [tableId, at] = subject.split(':').map(Number);
  return { tableId: tableId ?? 0, at: at ?? 0 };
}

/** Returns the people whom the pause notice pings: all but those who want no reminders. */
export async function loadPausePings(
  { store }: Pick<AppContext, 'store'>,
  people: readonly string[],
): Promise<readonly string[]> {
  const hours = await loadTimeSettingsByPerson(store, people);
  return people.filter((person) => hours.get(person)?.reminders !== 'none');
}

/** Makes a table dormant: closes its waits and requests, and sends the players one notice, without a server by direct message. */
export async function makeDormant(work: UnitOfWork, table: Table): Promise<void> {
  const { record } = table;
  const { store, at } = work;
  await updateTableNote(store, record.id, { sleptAt: at });
  await savePendingTurns(store, record.id, []);
  await closeRequests(store, record.id);
  await work.queueMessages(record.id, 'reshow', 'hush');
  const { guild, channel } = record;
  if (await isQuiet(work, guild)) {
    const paused = { ...table, record: { ...record, sleptAt: at } };
    await askDirectly(store, paused, await loadPausePings({ store }, getPeople(table.seats)), at);
  }
  if (!isDirect(record))
    await work.queueNotice({ kind: 'paused', subject: `${record.id}:${at}`, guild, channel });
}
