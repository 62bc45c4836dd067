import { type Refusal, refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { loadPendingTurns, type PendingTurn, savePendingTurns } from '../../store/pending-turns.ts';
import { loadReaders } from '../../store/readers.ts';
import { closeRequest, loadRequests } from '../../store/requests.ts';
import type { OutboxKind } from '../../store/schema.ts';
import { changeLobby, listPersonTables, loadTables, type TableRecord } from '../../store/tables.ts';
import {
  type DisplaySettings,
  loadDisplaySettings,
  loadTimeSettings,
  loadUserSettings,
  type PrivacySettings,
  saveDisplaySettings,
  savePrivacySettings,
  saveTimeSettings,
  type TimeSettings,
  type UserSettings,
} from '../../store/user-settings.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { getDeadline } from '../core/pace.ts';
import { isAway } from '../core/quiet-hours.ts';
import { findSeat, loadSeatedTable, type Table } from '../core/table.ts';
import { assertWritten, type UnitOfWork } from '../core/unit-of-work.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import { recomputeTurnAlarms } from '../turns/deadlines.ts';
import { type HoursInput, parseHours } from './parse-hours.ts';

/** Change of a person's time settings. */
interface HoursChange {
  readonly person: string;
  readonly before: TimeSettings;
  readonly after: TimeSettings;
}

/** Number of tables read at once. */
const BATCH_SIZE = 20;

/**
 * Applies changed time settings to the person's tables. It saves the time their clocks have paused, resets alarms, and
 * updates the reminders, deadlines and absences shown. Yields to the event loop between tables.
 */
export async function applyHoursChange(
  ctx: AppContext,
  work: UnitOfWork,
  turned: HoursChange,
): Promise<void> {
  if (JSON.stringify(getTimeSettings(turned.before)) === JSON.stringify(getTimeSettings(turned.after)))
    return;
  const ids = (await listPersonTables(work.store, turned.person)).map(({ id }) => id);
  const yielder = new EventLoopYielder();
  for (let at = 0; at < ids.length; at += BATCH_SIZE)
    for (const record of await loadTables(work.store, ids.slice(at, at + BATCH_SIZE))) {
      await updateTableTimes(ctx, work, turned, record);
      if (yielder.isDue) await yielder.drawn();
    }
}

/** Returns the settings that shift times. */
function getTimeSettings({ zone, quiet, away }: TimeSettings): unknown {
  return { zone, quiet, away };
}

async function updateTableTimes(
  ctx: AppContext,
  work: UnitOfWork,
  turned: HoursChange,
  record: TableRecord,
): Promise<void> {
  const isTold = turned.before.away?.until !== turned.after.away?.until;
  if (record.phase === 'lobby') return isTold ? await republishLobby(work, record) : undefined;
  const table = await loadSeatedTable(ctx, record, work.store);
  const seat = findSeat(table, turned.person);
  const waits = await loadPendingTurns(work.store, record.id);
  if (!waits.some((wait) => wait.seat === seat)) return;
  const rested = waits.map((wait) => (wait.seat === seat ? addRestedTime(table, wait, turned) : wait));
  await savePendingTurns(work.store, record.id, rested);
  await recomputeTurnAlarms(ctx, work, record.id);
  if (isTold || record.pace !== null)
    await work.queueMessages(record.id, ...(isTold ? getOutboxKinds(turned, work.at) : ['reshow' as const]));
  const call = { tableId: record.id, kind: 'call' as const, seat: seat ?? 0 };
  const isCalled = (await loadRequests(work.store, record.id, 'call')).some((one) => one.seat === seat);
  // A player who is away is called again on their return.
  if (isCalled && isTold) await closeRequest(work.store, call);
  if (isCalled || waits.some((wait) => wait.seat === seat && wait.reminded > 0))
    await work.queueMessages(record.id, 'hush');
}

/** Raises the revision of a lobby, as every change does, so that a card being edited right now is edited again. */
async function republishLobby(work: UnitOfWork, record: TableRecord): Promise<void> {
  assertWritten(await changeLobby(work.store, record, {}));
  await work.queueMessages(record.id, 'card');
}

/** Returns the messages to queue: a returning player is called by a board if it is their turn. */
function getOutboxKinds({ after }: HoursChange, at: number): readonly OutboxKind[] {
  return isAway(after, at) ? ['reshow'] : ['board'];
}

/** Adds the pause of the previous absence to the clock of a turn, because only the latest absence is stored. */
function addRestedTime({ record }: Table, wait: PendingTurn, { before, after }: HoursChange): PendingTurn {
  const { away } = before;
  if (away === null || away.from === after.away?.from || away.until <= wait.clockFrom) return wait;
  const over = getDeadline(record.pace, wait, { ...before, away: null });
  if (over !== null && over <= away.from) return wait;
  const rest = away.until - Math.max(away.from, wait.clockFrom);
  return { ...wait, clockFrom: wait.clockFrom + rest };
}

/** Changes a person's time settings, all of the input or nothing, and updates their tables. Days are read in the reader's language. */
export async function setOwnHours(
  ctx: AppContext,
  by: Actor,
  wish: HoursInput,
  reader?: Language,
): Promise<TimeSettings | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    const before = await loadTimeSettings(work.store, by.person);
    const after = parseHours(before, wish, work.at, reader);
    if (refused(after)) return after;
    await saveTimeSettings(work.store, by.person, after, work.at);
    await applyHoursChange(ctx, work, { person: by.person, before, after });
    return after;
  });
}

export type { DisplaySettings, PrivacySettings, UserSettings };

/** Returns Discord's locale of a person's last interaction, or null before the first. */
export async function loadReaderLocale({ store }: AppContext, person: string): Promise<string | null> {
  return (await loadReaders(store, [person])).get(person)?.locale ?? null;
}

/** Returns all settings of a person. */
export async function loadOwnSettings(
  { store }: Pick<AppContext, 'store'>,
  person: string,
): Promise<UserSettings> {
  return await loadUserSettings(store, person);
}

/** Changes some of a person's display settings. */
export async function setDisplaySettings(
  ctx: AppContext,
  by: Actor,
  part: Partial<DisplaySettings>,
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async ({ store, at }) => {
    await saveDisplaySettings(
      store,
      by.person,
      { ...(await loadDisplaySettings(store, by.person)), ...part },
      at,
    );
    return true as const;
  });
}

/** Changes some of a person's privacy settings: whether others see them in lists and may invite them. */
export async function setAllowed(
  ctx: AppContext,
  by: Actor,
  part: Partial<PrivacySettings>,
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async ({ store, at }) => {
    await savePrivacySettings(store, by.person, part, at);
    return true as const;
  });
}
