import { type Refusal, refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { keepHours, type OwnHours, ownHours } from '../../store/hours.ts';
import { type Allowed, keepAllowed, type Own, ownOf } from '../../store/own.ts';
import { keepLook, type OwnLook, ownLook } from '../../store/people.ts';
import { closeRequest, requestsAt } from '../../store/requests.ts';
import type { OutboxKind } from '../../store/schema.ts';
import { changeLobby, type TableRecord, tablesNamed, tablesOf } from '../../store/tables.ts';
import { keepWaiting, type Waiting, waitingAt } from '../../store/turns.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { isAway } from '../core/own-time.ts';
import { deadline } from '../core/pace.ts';
import { seatedTable, seatOf, type Table } from '../core/table.ts';
import { type Deed, mustHold } from '../core/unit-of-work.ts';
import { Breath } from '../core/yield-to-event-loop.ts';
import { reckon } from '../turns/deadlines.ts';
import { hoursWished, type OwnWish } from './parse-hours.ts';

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

/**
 * Changes a part of somebody's hours, all that they wish or nothing, and whatever hangs on them at their tables. Days are read
 * in the language of the reader.
 */
export async function setOwnHours(
  house: House,
  by: Act,
  wish: OwnWish,
  reader?: Language,
): Promise<OwnHours | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const before = await ownHours(deed.store, by.person);
    const after = hoursWished(before, wish, deed.at, reader);
    if (refused(after)) return after;
    await keepHours(deed.store, by.person, after, deed.at);
    await keepPace(house, deed, { person: by.person, before, after });
    return after;
  });
}

export type { Allowed, Own, OwnLook };

/** All that a person chose for themselves. */
export async function ownOfPerson({ store }: Pick<House, 'store'>, person: string): Promise<Own> {
  return await ownOf(store, person);
}

/** Changes a part of how they want to play, and keeps the rest. */
export async function setOwnLook(
  house: House,
  by: Act,
  part: Partial<OwnLook>,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async ({ store, at }) => {
    await keepLook(store, by.person, { ...(await ownLook(store, by.person)), ...part }, at);
    return true as const;
  });
}

/** Changes a part of what they let others do: see them in lists of a server, ask them to a game. */
export async function setAllowed(
  house: House,
  by: Act,
  part: Partial<Allowed>,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async ({ store, at }) => {
    await keepAllowed(store, by.person, part, at);
    return true as const;
  });
}
