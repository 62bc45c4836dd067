import { clearAlarms } from '../../store/alarms.ts';
import { appendLog, type LogEvent } from '../../store/log.ts';
import type { LogKind, OutboxKind } from '../../store/schema.ts';
import { type SeatOccupant, saveSeats } from '../../store/seats.ts';
import { changeTable, type TableChange } from '../../store/tables.ts';
import { findDueAiSeat, getInvitedSeats, hasEnded, type Table } from './table.ts';
import { assertWritten, type UnitOfWork } from './unit-of-work.ts';

/** Changes of an event to the table, beside its log entry. */
export interface TableUpdate extends TableChange {
  /** New occupants of all seats, where they change. */
  readonly occupants?: readonly SeatOccupant[];
}

/**
 * Records an event of a table. It appends the event to the log, changes the row and the seats, queues the messages for the
 * channel, and calls the event handlers. Every change of a running match goes through this function. Returns the table
 * after the event. Throws {@link StaleWriteError} if the table has changed since it was loaded.
 */
export async function recordEvent(
  work: UnitOfWork,
  table: Table,
  what: LogEvent,
  { occupants: seats, ...change }: TableUpdate,
  kinds: readonly OutboxKind[] = getOutboxKinds(table, what),
): Promise<Table> {
  const { record } = table;
  const { id, version } = record;
  assertWritten(await changeTable(work.store, record, change));
  if (seats) await saveSeats(work.store, id, seats);
  await appendLog(work.store, id, { ...what, number: version + 1, at: work.at });
  const after = applyUpdate(table, seats, change);
  await work.queueMessages(id, ...kinds, ...(hasEnded(after) ? (['hush'] as const) : []));
  work.cancelWake(id);
  for (const handle of work.onEvent) await handle(work, { before: table, event: what, after });
  if (after.record.phase !== 'playing') await clearAlarms(work.store, id);
  if (findDueAiSeat(after) !== null) work.wakeAi(id);
  return after;
}

/**
 * Returns the messages that an event queues. The start also changes the lobby card; a closed lobby has no board. An event
 * that ends a question also withdraws its direct messages.
 */
function getOutboxKinds({ record, seats }: Table, { kind }: LogEvent): readonly OutboxKind[] {
  const invitations = getInvitedSeats(seats).length > 0 ? (['hush'] as const) : [];
  if (kind === 'start') return ['card', 'board', ...invitations];
  if (record.phase === 'lobby') return ['card', ...invitations];
  return ENDS_QUESTION.includes(kind) ? ['board', 'hush'] : ['board'];
}

const ENDS_QUESTION: readonly LogKind[] = ['undo', 'decline', 'seat'];

function applyUpdate(table: Table, seats: readonly SeatOccupant[] | undefined, change: TableChange): Table {
  const record = { ...table.record, ...change, version: table.record.version + 1 };
  return {
    ...table,
    record,
    seats: seats?.map((occupant, at) => ({ ...occupant, seat: at })) ?? table.seats,
  };
}
