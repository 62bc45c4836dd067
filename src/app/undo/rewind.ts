import { setImmediate } from 'node:timers/promises';
import { type LogEntry, logBetween, undosOf } from '../../store/log.ts';
import { positionBy } from '../../store/positions.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { House } from '../core/context.ts';
import { stands } from '../core/effective-log.ts';
import type { Table } from '../core/table.ts';
import { onward, type Reached, reachedAt, setUp } from '../replay/reached.ts';

/** Where a match stood: what its row says of that. */
export type Position = Pick<TableRecord, 'state' | 'played' | 'drawn'>;

/** So many entries are played again before others have their turn on the event loop. */
const BREATH = 20;

/**
 * The match as it stood after that entry of its log, played again by the rules from the nearest position that is kept; the
 * luck goes on from where it was then, so that the same outcomes come again.
 */
export async function rewound({ store }: Pick<House, 'store'>, table: Table, to: number): Promise<Position> {
  const { id } = table.record;
  const undos = await undosOf(store, id);
  const kept = await positionBy(store, table.record, to);
  let now = kept ? reachedAt(table, kept) : null;
  for (let from = kept?.number ?? 0; from < to; from += BREATH) {
    const entries = await logBetween(store, id, from, Math.min(to, from + BREATH));
    for (const entry of entries) if (stands(entry, undos)) now = after(table, now, entry);
    await setImmediate();
  }
  if (now === null) throw new Error(`The log of table ${id} has no entry ${to}`);
  const { match, drawn } = now;
  return { state: match.state, played: match.played, drawn };
}

function after(table: Table, then: Reached | null, entry: LogEntry): Reached | null {
  if (entry.kind === 'start') return setUp(table, entry);
  return then && onward(then, entry);
}
