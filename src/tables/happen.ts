import { clearAlarms } from '../store/alarms.ts';
import { appendLog, type Happening, leavers } from '../store/log.ts';
import { keepResults } from '../store/results.ts';
import type { LogKind, OutboxKind } from '../store/schema.ts';
import { type Sitter, seat } from '../store/seats.ts';
import { changeTable, type TableChange } from '../store/tables.ts';
import { announceEnd } from './alerts/follow.ts';
import { announceNext } from './alerts/next-alert.ts';
import { type Deed, mustHold } from './deed.ts';
import { matchEnded } from './league/ended.ts';
import { keepWay } from './past/keepWay.ts';
import { endRepeating } from './repeating.ts';
import { achieved } from './results/achieved.ts';
import { rate } from './results/rating.ts';
import { resultsOf } from './results/results.ts';
import { aiDue, hasEnded, invitedTo, type Table } from './table.ts';
import { archiveLater } from './telling/threads.ts';
import { keepWaits } from './time/waits.ts';

/** What something that happens does to the table, beside its entry in the log. */
export interface Change extends TableChange {
  /** Who sits there from now on, where that changes. */
  readonly sitters?: readonly Sitter[];
}

/**
 * Writes down what happened at a table: its entry, the row, who sits there, who is due since when, the results where
 * it ends, and what the channel is to be told. Whatever happens once a match has begun happens here. At a table that is out
 * of reach nobody is waited for. Returns the table after it. Throws {@link Overtaken} where it is no longer as it was loaded.
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
  await keepWay(deed.store, record, what);
  const after = afterwards(table, sitters, change);
  await endRepeating(deed, after, what);
  if (hasEnded(after)) await keepOutcome(deed, after, what);
  if (hasEnded(after)) await announceEnd(deed, after);
  else await announceNext(deed, { before: table, what, after });
  await deed.tell(id, ...news, ...(hasEnded(after) ? (['hush'] as const) : []));
  deed.letSleep(id);
  if (record.goneAt === null) await keepWaits(deed, { before: table, what, after });
  if (after.record.phase !== 'playing') await clearAlarms(deed.store, id);
  if (['over', 'cancelled'].includes(after.record.phase)) await archiveLater(deed, after);
  if (aiDue(after) !== null) deed.wake(id);
  return after;
}

/** Its results, what they say of those who played, and what comes of them in a league. */
async function keepOutcome(deed: Deed, after: Table, last: Happening): Promise<void> {
  const { store, at } = deed;
  const results = resultsOf(after, last, await leavers(store, after.record.id));
  const bests = await achieved(store, after, results);
  const remembered = results.map((result, seat) => ({ ...result, best: bests[seat] ?? null }));
  await keepResults(store, after.record.id, remembered);
  await rate(store, after, results, at);
  await matchEnded(deed, after, last);
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
