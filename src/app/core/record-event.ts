import { clearAlarms } from '../../store/alarms.ts';
import { appendLog, type Happening } from '../../store/log.ts';
import type { LogKind, OutboxKind } from '../../store/schema.ts';
import { type Sitter, seat } from '../../store/seats.ts';
import { changeTable, type TableChange } from '../../store/tables.ts';
import { aiDue, hasEnded, invitedTo, type Table } from './table.ts';
import { type Deed, mustHold } from './unit-of-work.ts';

/** What something that happens does to the table, beside its entry in the log. */
export interface Change extends TableChange {
  /** Who sits there from now on, where that changes. */
  readonly sitters?: readonly Sitter[];
}

/**
 * Records an event of a table: appends it to the log, changes the row and the seats, queues the messages for the channel, and
 * calls the event handlers. Every change of a running match goes through here. Returns the table after it. Throws
 * {@link Overtaken} if the table is no longer as it was loaded.
 */
export async function happen(
  deed: Deed,
  table: Table,
  what: Happening,
  { sitters, ...change }: Change,
  news: readonly OutboxKind[] = newsOf(table, what),
): Promise<Table> {
  const { record } = table;
  const { id, version } = record;
  mustHold(await changeTable(deed.store, record, change));
  if (sitters) await seat(deed.store, id, sitters);
  await appendLog(deed.store, id, { ...what, number: version + 1, at: deed.at });
  const after = afterwards(table, sitters, change);
  await deed.tell(id, ...news, ...(hasEnded(after) ? (['hush'] as const) : []));
  deed.letSleep(id);
  for (const handle of deed.onEvent) await handle(deed, { before: table, what, after });
  if (after.record.phase !== 'playing') await clearAlarms(deed.store, id);
  if (aiDue(after) !== null) deed.wake(id);
  return after;
}

/** The start changes the lobby card too; a lobby that is closed has no board. What ends a question takes direct messages back. */
function newsOf({ record, sitters }: Table, { kind }: Happening): readonly OutboxKind[] {
  const invitations = invitedTo(sitters).length > 0 ? (['hush'] as const) : [];
  if (kind === 'start') return ['card', 'board', ...invitations];
  if (record.phase === 'lobby') return ['card', ...invitations];
  return ENDS_QUESTION.includes(kind) ? ['board', 'hush'] : ['board'];
}

const ENDS_QUESTION: readonly LogKind[] = ['undo', 'decline', 'seat'];

function afterwards(table: Table, sitters: readonly Sitter[] | undefined, change: TableChange): Table {
  const record = { ...table.record, ...change, version: table.record.version + 1 };
  return {
    ...table,
    record,
    sitters: sitters?.map((sitter, at) => ({ ...sitter, seat: at })) ?? table.sitters,
  };
}
