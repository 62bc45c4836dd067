import type { OwnHours } from '../../store/hours.ts';
import { closeRequest, requestsAt } from '../../store/requests.ts';
import type { OutboxKind } from '../../store/schema.ts';
import { changeLobby, type TableRecord, tablesNamed, tablesOf } from '../../store/tables.ts';
import { keepWaiting, type Waiting, waitingAt } from '../../store/turns.ts';
import { Breath } from '../breath.ts';
import { type Deed, mustHold } from '../deed.ts';
import type { House } from '../house.ts';
import { seatedTable, seatOf, type Table } from '../table.ts';
import { isAway } from '../time/ownTime.ts';
import { deadline } from '../time/pace.ts';
import { reckon } from '../time/reckon.ts';

/** Whose hours have changed, and how. */
interface Turned {
  readonly person: string;
  readonly before: OwnHours;
  readonly after: OwnHours;
}

/** So many tables are read at once. */
const AT_ONCE = 20;

/**
 * What hangs on somebody's hours at their tables follows them: what their clock has rested is kept, alarms are set anew, a
 * reminder says until when there is time now, and the others see who is away. At many tables the event loop turns between.
 */
export async function keepPace(house: House, deed: Deed, turned: Turned): Promise<void> {
  if (JSON.stringify(timeOf(turned.before)) === JSON.stringify(timeOf(turned.after))) return;
  const ids = (await tablesOf(deed.store, turned.person)).map(({ id }) => id);
  const breath = new Breath();
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const record of await tablesNamed(deed.store, ids.slice(at, at + AT_ONCE))) {
      await followed(house, deed, turned, record);
      if (breath.isDue) await breath.drawn();
    }
}

/** What moves a time. */
function timeOf({ zone, quiet, away }: OwnHours): unknown {
  return { zone, quiet, away };
}

async function followed(house: House, deed: Deed, turned: Turned, record: TableRecord): Promise<void> {
  const isTold = turned.before.away?.until !== turned.after.away?.until;
  if (record.phase === 'lobby') return isTold ? await tellLobby(deed, record) : undefined;
  const table = await seatedTable(house, record, deed.store);
  const seat = seatOf(table, turned.person);
  const waits = await waitingAt(deed.store, record.id);
  if (!waits.some((wait) => wait.seat === seat)) return;
  const rested = waits.map((wait) => (wait.seat === seat ? keptRest(table, wait, turned) : wait));
  await keepWaiting(deed.store, record.id, rested);
  await reckon(house, deed, record.id);
  if (isTold || record.pace !== null)
    await deed.tell(record.id, ...(isTold ? newsOf(turned, deed.at) : ['reshow' as const]));
  const call = { tableId: record.id, kind: 'call' as const, seat: seat ?? 0 };
  const isCalled = (await requestsAt(deed.store, record.id, 'call')).some((one) => one.seat === seat);
  // A player who is away is called again on their return.
  if (isCalled && isTold) await closeRequest(deed.store, call);
  if (isCalled || waits.some((wait) => wait.seat === seat && wait.reminded > 0))
    await deed.tell(record.id, 'hush');
}

/** It is raised as any change of a lobby is, so that a card that is being edited right now is edited once more. */
async function tellLobby(deed: Deed, record: TableRecord): Promise<void> {
  mustHold(await changeLobby(deed.store, record, {}));
  await deed.tell(record.id, 'card');
}

/** Who is back is called where it is their turn. */
function newsOf({ after }: Turned, at: number): readonly OutboxKind[] {
  return isAway(after, at) ? ['reshow'] : ['board'];
}

/** Only the last absence of a person is known: what their clock rested in the one before it goes into the clock itself. */
function keptRest({ record }: Table, wait: Waiting, { before, after }: Turned): Waiting {
  const { away } = before;
  if (away === null || away.from === after.away?.from || away.until <= wait.clockFrom) return wait;
  const over = deadline(record.pace, wait, { ...before, away: null });
  if (over !== null && over <= away.from) return wait;
  const rest = away.until - Math.max(away.from, wait.clockFrom);
  return { ...wait, clockFrom: wait.clockFrom + rest };
}
