import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { holdServer } from '../../store/hold.ts';
import { newestBoard } from '../../store/posted.ts';
import { boardTells, postsStay } from '../../store/posts.ts';
import { liveTable, moveTable, noteTable, type TableRecord } from '../../store/tables.ts';
import { type Act, onceAt, type Repeated } from '../act.ts';
import { type Deed, done } from '../deed.ts';
import type { House } from '../house.ts';
import { absentAt } from '../own/absent.ts';
import { aiDue, loadTable, personAt, type Table, waitedSeats } from '../table.ts';
import { isAsleep, keepAwake } from './sleep.ts';
import { waitFromNow } from './startWaiting.ts';

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
