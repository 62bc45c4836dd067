import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { type Ask, type LogEntry, logBetween, type MoveEntry, undosOf } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { closeRequest, keepVote, type Request, requestsAt, votesOn } from '../../store/requests.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { stands } from '../core/effective-log.ts';
import { happen } from '../core/record-event.ts';
import { isBack, leftAt } from '../core/seats.ts';
import { isPlayable, loadTable, othersAt, personAt, seatOf, type Table } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { rewound } from './rewind.ts';
import { takenBack } from './undo.ts';

/** The people at a table are asked whether a move is taken back. */
export interface Asking {
  readonly ask: Ask & LogEntry;
  /** The moves by which something was learnt, or which others decided. */
  readonly told: readonly MoveEntry[];
  /** Who has not answered yet, of those who are in the server. */
  readonly waits: readonly string[];
}

/** What the people at a table are asked now; null where nobody asks. Whatever happens at a table ends it. */
export async function askingAt(store: Store, table: Table): Promise<Asking | null> {
  const { id, version, phase } = table.record;
  const requests = phase === 'playing' ? await requestsAt(store, id, 'takeBack') : [];
  const request = requests.find((one) => one.version === version);
  if (!request) return null;
  const [ask] = await logBetween(store, id, version - 1, version);
  if (ask?.kind !== 'ask') return null;
  const undos = await undosOf(store, id);
  const since = (await logBetween(store, id, ask.to, version)).filter((entry) => entry.kind === 'move');
  const told = since.filter((entry) => ask.told.includes(entry.number) && stands(entry, undos));
  return { ask, told, waits: await waitingFor(store, table, request, ask.person) };
}

async function waitingFor(
  store: Store,
  table: Table,
  request: Request,
  person: string,
): Promise<readonly string[]> {
  const answered = (await votesOn(store, request)).map((vote) => vote.person);
  const left = (await leftAt(store, table.record.id)).map((seat) => personAt(table, seat));
  return othersAt(table, person).filter((other) => !answered.includes(other) && !left.includes(other));
}

/** The table after somebody has agreed, and who is still waited for; where that is nobody, the move has been taken back. */
interface Agreed {
  readonly table: Table;
  readonly waits: readonly string[];
}

/** Agrees that a move is taken back: the last to agree does it. `version`: the table on which it was asked. */
export async function agree(
  house: House,
  by: Act,
  id: number,
  version: number,
): Promise<Agreed | Refusal | Repeated> {
  const seen = await loadTable(house, id);
  if (refused(seen)) return seen;
  const asking = await answering(house.store, seen, by, version);
  const before = refused(asking) ? null : await rewound(house, seen, asking.ask.to);
  return await onceAt(house, by, id, async (deed, table) => {
    await isBack(deed, table, by.person);
    const now = await answering(deed.store, table, by, version);
    if (refused(now) || before === null) return refused(now) ? now : notAsked();
    const { seat, to } = now.ask;
    const request = { tableId: id, kind: 'takeBack' as const, seat };
    await keepVote(deed.store, request, { person: by.person, choice: 'agree' }, deed.at);
    const waits = now.waits.filter((person) => person !== by.person);
    if (waits.length > 0) {
      await deed.tell(id, 'reshow', 'hush');
      return { table, waits };
    }
    return { table: await takenBack(deed, table, { seat, to, before }, true), waits };
  });
}

/**
 * Takes the move back where all who are still asked have agreed, as the rest have left the server. Where all have, whoever
 * asked need not wait for anybody.
 */
export async function settleAsk(house: House, id: number): Promise<void> {
  const seen = await loadTable(house, id);
  const asking = refused(seen) ? null : await askingAt(house.store, seen);
  if (refused(seen) || asking === null || asking.waits.length > 0) return;
  const { seat, to } = asking.ask;
  const before = await rewound(house, seen, to);
  await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    const now = refused(table) ? null : await askingAt(deed.store, table);
    if (refused(table) || table.record.version !== seen.record.version || now?.waits.length !== 0) return;
    await takenBack(deed, table, { seat, to, before }, true);
  });
}

/** Leaves the move as it is: nobody is asked any more. */
export async function decline(
  house: House,
  by: Act,
  id: number,
  version: number,
): Promise<Table | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, table) => {
    const asking = await answering(deed.store, table, by, version);
    return refused(asking) ? asking : await declined(deed, table, by, asking);
  });
}

async function declined(deed: Deed, table: Table, { person }: Act, { ask }: Asking): Promise<Table> {
  const sitter = table.sitters[seatOf(table, person) ?? ask.seat];
  const who = { seat: sitter?.seat ?? ask.seat, person, name: sitter?.name ?? '' };
  await closeRequest(deed.store, { tableId: table.record.id, kind: 'takeBack', seat: ask.seat });
  return await happen(deed, table, { kind: 'decline', ...who }, {});
}

/** What somebody who sits there is asked; a refusal where they are not. */
async function answering(store: Store, table: Table, by: Act, version: number): Promise<Asking | Refusal> {
  if (seatOf(table, by.person) === null) return new Refusal(text('bot:refuse.notSeated'));
  const asking = table.record.version === version && isPlayable(table) ? await askingAt(store, table) : null;
  if (asking === null) return notAsked();
  return asking.ask.person === by.person ? new Refusal(text('bot:refuse.ownAsk')) : asking;
}

function notAsked(): Refusal {
  return new Refusal(text('bot:refuse.notAsked'));
}
