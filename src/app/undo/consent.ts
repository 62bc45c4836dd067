import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { type Ask, type LogEntry, loadLogEntries, loadUndos, type MoveEntry } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { closeRequest, loadRequests, loadVotes, type Request, saveVote } from '../../store/requests.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { isEffective } from '../core/log.ts';
import { recordEvent } from '../core/record-event.ts';
import { getLeftSeats, noteReturn } from '../core/seats.ts';
import { findPerson, findSeat, getOtherPeople, isPlayable, loadTable, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { applyUndo } from './undo.ts';
import { rewindMatch } from './undo-candidate.ts';

/** A request to the people at a table for consent to an undo. */
export interface UndoRequest {
  readonly ask: Ask & LogEntry;
  /** Moves that revealed something, or that others decided. */
  readonly told: readonly MoveEntry[];
  /** People in the server who have not answered yet. */
  readonly waits: readonly string[];
}

/** Returns the open undo request of a table, or null. Any event at the table ends it. */
export async function findUndoRequest(store: Store, table: Table): Promise<UndoRequest | null> {
  const { id, version, phase } = table.record;
  const requests = phase === 'playing' ? await loadRequests(store, id, 'takeBack') : [];
  const request = requests.find((one) => one.version === version);
  if (!request) return null;
  const [ask] = await loadLogEntries(store, id, version - 1, version);
  if (ask?.kind !== 'ask') return null;
  const undos = await loadUndos(store, id);
  const since = (await loadLogEntries(store, id, ask.to, version)).filter((entry) => entry.kind === 'move');
  const told = since.filter((entry) => ask.told.includes(entry.number) && isEffective(entry, undos));
  return { ask, told, waits: await loadUnansweredPeople(store, table, request, ask.person) };
}

async function loadUnansweredPeople(
  store: Store,
  table: Table,
  request: Request,
  person: string,
): Promise<readonly string[]> {
  const answered = (await loadVotes(store, request)).map((vote) => vote.person);
  const left = (await getLeftSeats(store, table.record.id)).map((seat) => findPerson(table, seat));
  return getOtherPeople(table, person).filter((other) => !answered.includes(other) && !left.includes(other));
}

/** The table after a person has agreed, and the people still waited for; if there are none, the move has been undone. */
interface ConsentResult {
  readonly table: Table;
  readonly waits: readonly string[];
}

/** Agrees to an undo; the last person to agree performs it. `version`: the table version of the request. */
export async function agreeToUndo(
  ctx: AppContext,
  by: Actor,
  id: number,
  version: number,
): Promise<ConsentResult | Refusal | Repeated> {
  const seen = await loadTable(ctx, id);
  if (refused(seen)) return seen;
  const asking = await loadAnswerableRequest(ctx.store, seen, by, version);
  const before = refused(asking) ? null : await rewindMatch(ctx, seen, asking.ask.to);
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    await noteReturn(work, table, by.person);
    const now = await loadAnswerableRequest(work.store, table, by, version);
    if (refused(now) || before === null) return refused(now) ? now : refuseNotAsked();
    const { seat, to } = now.ask;
    const request = { tableId: id, kind: 'takeBack' as const, seat };
    await saveVote(work.store, request, { person: by.person, choice: 'agree' }, work.at);
    const waits = now.waits.filter((person) => person !== by.person);
    if (waits.length > 0) {
      await work.queueMessages(id, 'reshow', 'hush');
      return { table, waits };
    }
    return { table: await applyUndo(work, table, { seat, to, before }, true), waits };
  });
}

/**
 * Performs an undo if all people who are still asked have agreed, because the others have left the server. If all have
 * left, no consent is needed.
 */
export async function settleUndoRequest(ctx: AppContext, id: number): Promise<void> {
  const seen = await loadTable(ctx, id);
  const asking = refused(seen) ? null : await findUndoRequest(ctx.store, seen);
  if (refused(seen) || asking === null || asking.waits.length > 0) return;
  const { seat, to } = asking.ask;
  const before = await rewindMatch(ctx, seen, to);
  await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    const now = refused(table) ? null : await findUndoRequest(work.store, table);
    if (refused(table) || table.record.version !== seen.record.version || now?.waits.length !== 0) return;
    await applyUndo(work, table, { seat, to, before }, true);
  });
}

/** Declines an undo: the move stays, and the request ends. */
export async function declineUndo(
  ctx: AppContext,
  by: Actor,
  id: number,
  version: number,
): Promise<Table | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    const asking = await loadAnswerableRequest(work.store, table, by, version);
    return refused(asking) ? asking : await recordDecline(work, table, by, asking);
  });
}

async function recordDecline(
  work: UnitOfWork,
  table: Table,
  { person }: Actor,
  { ask }: UndoRequest,
): Promise<Table> {
  const occupant = table.seats[findSeat(table, person) ?? ask.seat];
  const who = { seat: occupant?.seat ?? ask.seat, person, name: occupant?.name ?? '' };
  await closeRequest(work.store, { tableId: table.record.id, kind: 'takeBack', seat: ask.seat });
  return await recordEvent(work, table, { kind: 'decline', ...who }, {});
}

/** Returns the undo request that a seated person may answer, or a refusal. */
async function loadAnswerableRequest(
  store: Store,
  table: Table,
  by: Actor,
  version: number,
): Promise<UndoRequest | Refusal> {
  if (findSeat(table, by.person) === null) return new Refusal(text('bot:refuse.notSeated'));
  const asking =
    table.record.version === version && isPlayable(table) ? await findUndoRequest(store, table) : null;
  if (asking === null) return refuseNotAsked();
  return asking.ask.person === by.person ? new Refusal(text('bot:refuse.ownAsk')) : asking;
}

function refuseNotAsked(): Refusal {
  return new Refusal(text('bot:refuse.notAsked'));
}
