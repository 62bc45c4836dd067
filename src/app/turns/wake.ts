import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { holdServer } from '../../store/hold.ts';
import { type PagedTable, tablesInPages, withoutTurns } from '../../store/pages.ts';
import { newestBoard } from '../../store/posted.ts';
import { boardTells, postsStay } from '../../store/posts.ts';
import { liveTable, moveTable, noteTable, type TableRecord } from '../../store/tables.ts';
import { keepWaiting, waitingAt } from '../../store/turns.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import { absentAt } from '../core/away.ts';
import { type House, partOf } from '../core/context.ts';
import { aiDue, loadTable, personAt, type Table, waitedSeats } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { setAlarms } from './deadlines.ts';
import { isAsleep, keepAwake } from './dormancy.ts';

/** Another table has the channel of one that sleeps: which. Who tells it knows the link to it. */
export class ChannelKept extends Refusal {
  readonly tableId: number;

  constructor(tableId: number) {
    super(text('bot:refuse.channelKept', { link: '' }));
    this.tableId = tableId;
  }
}

/**
 * Wakes a table that sleeps: it keeps its channel again, and whoever is due is waited for from now on, and called, unless they
 * have woken it themselves. `by`: who has. Returns it as it is then.
 */
export async function rouse(house: House, id: number, by: string): Promise<Table | Refusal> {
  return await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    return refused(table) || !isAsleep(table) ? table : await awoken(deed, table, by);
  });
}

/** A thread that was opened for a table. */
type Thread = Pick<TableRecord, 'channel' | 'parent'>;

/**
 * Wakes a table that sleeps in a thread that was opened for it, as another table has its channel: there it goes on. What it has
 * posted stays where it is, and a board of its own begins in the thread. A refusal where it does not sleep any more.
 */
export async function rouseIn(
  house: House,
  by: Act,
  id: number,
  thread: Thread,
): Promise<Table | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, table) => {
    if (!isAsleep(table)) return new Refusal(text('bot:refuse.forged'));
    await postsStay(deed.store, id, table.record.channel);
    await moveTable(deed.store, id, thread);
    const moved = { ...table, record: { ...table.record, ...thread } };
    const awake = await awoken(deed, moved, by.person);
    if (!refused(awake)) await deed.tell(id, 'board');
    return awake;
  });
}

async function awoken(deed: Deed, table: Table, by: string): Promise<Table | Refusal> {
  const { id, guild, channel } = table.record;
  await holdServer(deed.store, guild);
  const live = await liveTable(deed.store, channel);
  if (live) return new ChannelKept(live.id);
  await noteTable(deed.store, id, { sleptAt: null });
  const awake = { ...table, record: { ...table.record, sleptAt: null } };
  await callAgain(deed, awake, by);
  await goesOn(deed, awake);
  return awake;
}

/** Whoever is due was told so long ago: a board of its own tells them once more, or else the newest one is shown as it is now. */
async function callAgain(deed: Deed, table: Table, by: string): Promise<void> {
  const { id } = table.record;
  const due = waitedSeats(table).map((seat) => personAt(table, seat) ?? '');
  const away = absentAt(table, deed.at).map(({ person }) => person);
  const board = await newestBoard(deed.store, id);
  if (board)
    await boardTells(deed.store, board.id, { ...board, called: due.filter((person) => person === by) });
  const calls = due.some((person) => person !== by && !away.includes(person));
  await deed.tell(id, calls ? 'board' : 'reshow', 'hush');
}

/** All that waits at a table begins anew. */
export async function goesOn(deed: Deed, table: Table): Promise<void> {
  await waitFromNow(deed, table);
  await keepAwake(deed, table.record.id);
  if (aiDue(table) !== null) deed.wake(table.record.id);
}

/**
 * After a start: who is due at a table where that was not written down is waited for from now on. So it is where the match
 * began before waits were kept, and where its rules are here again.
 */
export async function startWaiting(house: House): Promise<void> {
  for await (const page of tablesInPages(house.store, 'playing', partOf(house)))
    for (const id of await withoutTurns(house.store, idsOf(page))) await startAt(house, id);
}

function idsOf(page: readonly PagedTable[]): readonly number[] {
  return page.map(({ id }) => id);
}

async function startAt(house: House, id: number): Promise<void> {
  await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    if (refused(table) || !isWithUs(table)) return;
    if ((await waitingAt(deed.store, id)).length === 0) await waitFromNow(deed, table);
  });
}

/** Whoever is due is waited for from now on, as if they had become so now. */
export async function waitFromNow(deed: Deed, table: Table): Promise<void> {
  const { id } = table.record;
  const from = { since: deed.at, clockFrom: deed.at, reminded: 0 };
  const waits = waitedSeats(table).map((seat) => ({ seat, ...from }));
  await keepWaiting(deed.store, id, waits);
  await setAlarms(deed, table, waits);
}

/** At a table that sleeps or is out of reach nobody is waited for. */
function isWithUs({ record }: Table): boolean {
  return record.phase === 'playing' && record.sleptAt === null && record.goneAt === null;
}
