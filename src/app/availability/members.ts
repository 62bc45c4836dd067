import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { closeRequest, loadAllRequests, openRequest, type Request } from '../../store/requests.ts';
import type { RequestKind } from '../../store/schema.ts';
import type { AppContext } from '../core/context.ts';
import { isDirect } from '../core/screens.ts';
import type { SeatNamer } from '../core/seats.ts';
import { findPerson, getAwaitedSeats, loadTable, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { withdrawFromTableLeague } from '../leagues/leave.ts';
import { getVoters } from '../turns/timeout-votes.ts';
import { applyVotes } from '../turns/vote.ts';

/** A person at a table whose membership of the server matters now. */
interface ExpectedMember {
  readonly guild: string;
  readonly seat: Seat;
  readonly person: string;
}

/** Kinds of requests that a person is to answer or be reminded of. */
const EXPECTING_KINDS: readonly RequestKind[] = ['here', 'dm', 'time', 'takeBack'];

/** Returns the people whom a table reminds, and those whose answer it waits for. */
export async function listExpectedMembers(
  { store, ...ctx }: AppContext,
  id: number,
): Promise<readonly ExpectedMember[]> {
  const requests = (await loadAllRequests(store, id)).filter(({ kind }) => EXPECTING_KINDS.includes(kind));
  const table = requests.length === 0 ? null : await loadTable({ ...ctx, store }, id);
  if (table === null || refused(table) || isDirect(table.record)) return [];
  const seats = new Set(requests.flatMap((request) => getRequestSeats(table, request)));
  return [...seats].flatMap((seat) => {
    const person = findPerson(table, seat);
    return person === null ? [] : [{ guild: table.record.guild, seat, person }];
  });
}

/**
 * Returns the seats a request is addressed to: its own, or all others. An undo request after which a move was made is
 * addressed to nobody.
 */
function getRequestSeats({ record, seats }: Table, { kind, seat, version }: Request): readonly Seat[] {
  if (kind === 'here' || kind === 'dm') return [seat];
  if (kind === 'takeBack' && version !== record.version) return [];
  return seats.flatMap((occupant) => (occupant.seat === seat ? [] : [occupant.seat]));
}

/**
 * Records whether a person at a table is in the server. A person who has left has no vote, so open votes are counted
 * again. If that person is due, the others decide at once, as after a deadline; a league withdraws them. `nameAfter` names
 * a seat that changes hands.
 */
export async function noteMember(
  ctx: AppContext,
  id: number,
  one: ExpectedMember,
  isIn: boolean,
  nameAfter: SeatNamer,
): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    if (refused(table) || findPerson(table, one.seat) !== one.person) return;
    if (!isIn && (await withdrawFromTableLeague(ctx, work, table, one.person))) return;
    const requests = (await loadAllRequests(work.store, id)).filter(({ seat }) => seat === one.seat);
    const open = new Set(requests.map(({ kind }) => kind));
    const noting = isIn ? notePresence : noteDeparture;
    if (!(await noting(work, table, one.seat, open))) return;
    await applyVotes(work, table, nameAfter);
    await work.queueMessages(id, 'hush');
  });
}

type OpenKinds = ReadonlySet<RequestKind>;

/** Records a person as present. Returns false if that was known. */
async function notePresence(
  work: UnitOfWork,
  { record }: Table,
  seat: Seat,
  open: OpenKinds,
): Promise<boolean> {
  await closeRequest(work.store, { tableId: record.id, kind: 'left', seat });
  return open.has('left');
}

/** Records a person as gone, and opens a vote if they are due. Returns false if both were done before. */
async function noteDeparture(work: UnitOfWork, table: Table, seat: Seat, open: OpenKinds): Promise<boolean> {
  const { id: tableId, version } = table.record;
  const isReminded = (open.has('here') || open.has('dm')) && getAwaitedSeats(table).includes(seat);
  const isAsked = isReminded && getVoters(table, seat, []).length > 0;
  const kinds = isAsked ? (['left', 'here', 'time'] as const) : (['left'] as const);
  const missing = kinds.filter((kind) => !open.has(kind));
  await closeRequest(work.store, { tableId, kind: 'dm', seat });
  for (const kind of missing)
    await openRequest(work.store, { tableId, kind, seat, version, openedAt: work.at });
  return missing.length > 0;
}
