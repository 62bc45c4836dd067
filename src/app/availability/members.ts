import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { closeRequest, openRequest, type Request, requestsOf } from '../../store/requests.ts';
import type { RequestKind } from '../../store/schema.ts';
import type { House } from '../core/context.ts';
import type { NameAfter } from '../core/seats.ts';
import { loadTable, personAt, type Table, waitedSeats } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { goneFromTable } from '../leagues/leave.ts';
import { settle } from '../turns/apply-vote.ts';
import { votersAbout } from '../turns/votes.ts';

/** Somebody at a table for whom it matters now whether they are in the server at all. */
interface Expected {
  readonly guild: string;
  readonly seat: Seat;
  readonly person: string;
}

/** Requests that somebody is to answer or to be told of. */
const EXPECTING: readonly RequestKind[] = ['here', 'dm', 'time', 'takeBack'];

/** The people who are to be reminded at a table, and those whose say it waits for. */
export async function expectedAt({ store, ...house }: House, id: number): Promise<readonly Expected[]> {
  const requests = (await requestsOf(store, id)).filter(({ kind }) => EXPECTING.includes(kind));
  const table = requests.length === 0 ? null : await loadTable({ ...house, store }, id);
  if (table === null || refused(table)) return [];
  const seats = new Set(requests.flatMap((request) => seatsOf(table, request)));
  return [...seats].flatMap((seat) => {
    const person = personAt(table, seat);
    return person === null ? [] : [{ guild: table.record.guild, seat, person }];
  });
}

/** Whom a request is for: whoever sits there, or all others. Who asked for a move that others have followed asks no more. */
function seatsOf({ record, sitters }: Table, { kind, seat, version }: Request): readonly Seat[] {
  if (kind === 'here' || kind === 'dm') return [seat];
  if (kind === 'takeBack' && version !== record.version) return [];
  return sitters.flatMap((sitter) => (sitter.seat === seat ? [] : [sitter.seat]));
}

/**
 * Whoever sits there is in the server, or is not. Who is not has no say, so what the others have said is counted again; and
 * where they are to be reminded the others decide at once, in the channel, as where time is over: by what they have said
 * already, where they were asked before. A league goes on without them. `nameAfter`: what a seat is called that changes hands by it.
 */
export async function noteMember(
  house: House,
  id: number,
  one: Expected,
  isIn: boolean,
  nameAfter: NameAfter,
): Promise<void> {
  await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    if (refused(table) || personAt(table, one.seat) !== one.person) return;
    if (!isIn && (await goneFromTable(house, deed, table, one.person))) return;
    const requests = (await requestsOf(deed.store, id)).filter(({ seat }) => seat === one.seat);
    const open = new Set(requests.map(({ kind }) => kind));
    const noting = isIn ? isThere : hasLeft;
    if (!(await noting(deed, table, one.seat, open))) return;
    await settle(deed, table, nameAfter);
    await deed.tell(id, 'hush');
  });
}

type Open = ReadonlySet<RequestKind>;

/** False where that was known. */
async function isThere(deed: Deed, { record }: Table, seat: Seat, open: Open): Promise<boolean> {
  await closeRequest(deed.store, { tableId: record.id, kind: 'left', seat });
  return open.has('left');
}

/** False where that was known, and the others are asked already. */
async function hasLeft(deed: Deed, table: Table, seat: Seat, open: Open): Promise<boolean> {
  const { id: tableId, version } = table.record;
  const isReminded = (open.has('here') || open.has('dm')) && waitedSeats(table).includes(seat);
  const isAsked = isReminded && votersAbout(table, seat, []).length > 0;
  const kinds = isAsked ? (['left', 'here', 'time'] as const) : (['left'] as const);
  const missing = kinds.filter((kind) => !open.has(kind));
  await closeRequest(deed.store, { tableId, kind: 'dm', seat });
  for (const kind of missing)
    await openRequest(deed.store, { tableId, kind, seat, version, openedAt: deed.at });
  return missing.length > 0;
}
