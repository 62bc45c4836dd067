import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { closeRequest, loadRequests, openRequest } from '../../store/requests.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { recordEvent } from '../core/record-event.ts';
import { getOtherPeople, loadTable, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { StaleTableRefusal } from '../play/make-move.ts';
import { findUndoCandidate, isFreeUndo, type UndoCandidate } from './undo-candidate.ts';

/**
 * Refusal of an undo that needs a second click, because a move revealed something or another player has moved. The second
 * click asks the other people. Without other people it performs the undo, because only spectators in the channel have seen
 * anything.
 */
export class AskFirstRefusal extends Refusal {
  /** True if there are other people to ask. */
  readonly asksOthers: boolean;

  constructor(asksOthers: boolean) {
    super(text(asksOthers ? 'bot:refuse.askFirst' : 'bot:refuse.seenSince'));
    this.asksOthers = asksOthers;
  }
}

/** Result of an undo request: the table after it, and whether the move was undone or consent was requested. */
export interface UndoResult {
  readonly table: Table;
  readonly taken: boolean;
}

/** Undoes a player's own last move if no consent is needed. `version`: the table version they decided on. */
export async function undoLastMove(
  ctx: AppContext,
  by: Actor,
  id: number,
  version: number,
): Promise<UndoResult | Refusal | Repeated> {
  return await withUndoCandidate(ctx, by, id, version, async (work, table, slip) =>
    isFreeUndo(slip)
      ? await undoAtOnce(work, table, slip)
      : new AskFirstRefusal(shouldAskOthers(table, by, slip)),
  );
}

/** Requests consent to an undo, or undoes the move at once if none is needed. */
export async function proposeUndo(
  ctx: AppContext,
  by: Actor,
  id: number,
  version: number,
): Promise<UndoResult | Refusal | Repeated> {
  return await withUndoCandidate(ctx, by, id, version, async (work, table, slip) =>
    shouldAskOthers(table, by, slip)
      ? await insertUndoRequest(work, table, by, slip)
      : await undoAtOnce(work, table, slip),
  );
}

/** Finds the undo candidate outside any transaction, then runs work on it if the table is unchanged. */
async function withUndoCandidate(
  ctx: AppContext,
  by: Actor,
  id: number,
  version: number,
  doing: (work: UnitOfWork, table: Table, slip: UndoCandidate) => Promise<UndoResult | Refusal>,
): Promise<UndoResult | Refusal | Repeated> {
  const seen = await loadTable(ctx, id);
  if (refused(seen)) return seen;
  const slip =
    seen.record.version === version ? await findUndoCandidate(ctx, seen, by.person) : new StaleTableRefusal();
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    if (refused(slip)) return slip;
    return table.record.version === version ? await doing(work, table, slip) : new StaleTableRefusal();
  });
}

/** Returns whether the other people must be asked; a single person at the table asks nobody. */
export function shouldAskOthers(
  table: Table,
  { person }: Pick<Actor, 'person'>,
  slip: UndoCandidate,
): boolean {
  return !isFreeUndo(slip) && getOtherPeople(table, person).length > 0;
}

async function undoAtOnce(work: UnitOfWork, table: Table, slip: UndoCandidate): Promise<UndoResult> {
  return { table: await applyUndo(work, table, slip), taken: true };
}

/** Restores the position before a move, and the randomness with it. Part of a transaction. */
export async function applyUndo(
  work: UnitOfWork,
  table: Table,
  { seat, to, before }: Pick<UndoCandidate, 'seat' | 'to' | 'before'>,
  agreed = false,
): Promise<Table> {
  const occupant = table.seats[seat];
  if (occupant?.kind !== 'person') throw new Error(`Nobody takes back at seat ${seat} of ${table.record.id}`);
  const { person, name } = occupant;
  const what = { kind: 'undo' as const, seat, person, name, to, ...(agreed && { agreed: true as const }) };
  await closeRequest(work.store, { tableId: table.record.id, kind: 'takeBack', seat });
  return await recordEvent(work, table, what, before);
}

async function insertUndoRequest(
  work: UnitOfWork,
  table: Table,
  by: Actor,
  { seat, to, told }: UndoCandidate,
): Promise<UndoResult | Refusal> {
  const { id, version } = table.record;
  const requests = await loadRequests(work.store, id, 'takeBack');
  if (requests.some((request) => request.version === version))
    return new Refusal(text('bot:refuse.askedAlready'));
  const name = table.seats[seat]?.name ?? by.name;
  const after = await recordEvent(work, table, { kind: 'ask', seat, person: by.person, name, to, told }, {});
  const request = { tableId: id, kind: 'takeBack' as const, seat, version: after.record.version };
  await openRequest(work.store, { ...request, openedAt: work.at });
  return { table: after, taken: false };
}
