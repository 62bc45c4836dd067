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
 * Somebody has learnt something, or has moved: it takes a second press. By it the others are asked; where no person sits
 * there beside them it is taken back then, as what was seen was seen by who reads along in the channel alone.
 */
export class AskFirstRefusal extends Refusal {
  /** Somebody is there to be asked. */
  readonly asksOthers: boolean;

  constructor(asksOthers: boolean) {
    super(text(asksOthers ? 'bot:refuse.askFirst' : 'bot:refuse.seenSince'));
    this.asksOthers = asksOthers;
  }
}

/** What came of it: the table after it, and whether the move is taken back or only asked for. */
export interface UndoResult {
  readonly table: Table;
  readonly taken: boolean;
}

/** Takes one's last move back, where that is free. `version`: the table it was decided on. */
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

/** Asks the others whether it may be; where it need not be asked, the move is taken back at once. */
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

/** What the move comes to is found out first, with nothing open: the table must still be as it was then. */
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
  return await oncePerTableInteraction(ctx, by, id, async (deed, table) => {
    if (refused(slip)) return slip;
    return table.record.version === version ? await doing(deed, table, slip) : new StaleTableRefusal();
  });
}

/** Who is the only person at the table asks nobody. */
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

/** The table stands again as before that move, and its luck as well. Part of a transaction. */
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
  const asked = await loadRequests(work.store, id, 'takeBack');
  if (asked.some((request) => request.version === version))
    return new Refusal(text('bot:refuse.askedAlready'));
  const name = table.seats[seat]?.name ?? by.name;
  const after = await recordEvent(work, table, { kind: 'ask', seat, person: by.person, name, to, told }, {});
  const request = { tableId: id, kind: 'takeBack' as const, seat, version: after.record.version };
  await openRequest(work.store, { ...request, openedAt: work.at });
  return { table: after, taken: false };
}
