import { setImmediate } from 'node:timers/promises';
import { type Match, replayed, restarted } from '../../engine/kernel.ts';
import { type LogEntry, logBetween, undosOf } from '../../store/log.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { House } from '../house.ts';
import type { Table } from '../table.ts';
import { stands } from './standing.ts';

/** Where a match stood: what its row says of that. */
export type Position = Pick<TableRecord, 'state' | 'played' | 'drawn'>;

/** So many entries are played again before others have their turn on the event loop. */
const BREATH = 20;

/**
 * The match as it stood after that entry of its log, played again by the rules; the luck goes on from where it was then, so
 * that the same outcomes come again.
 */
export async function rewound({ store }: Pick<House, 'store'>, table: Table, to: number): Promise<Position> {
  const { id } = table.record;
  const undos = await undosOf(store, id);
  let now: Rewinding | null = null;
  for (let from = 0; from < to; from += BREATH) {
    const entries = await logBetween(store, id, from, Math.min(to, from + BREATH));
    for (const entry of entries) if (stands(entry, undos)) now = after(table, now, entry);
    await setImmediate();
  }
  if (now === null) throw new Error(`The log of table ${id} has no entry ${to}`);
  const { match, drawn } = now;
  return { state: match.state, played: match.played, drawn };
}

interface Rewinding {
  readonly match: Match;
  readonly drawn: number;
}

function after(table: Table, then: Rewinding | null, entry: LogEntry): Rewinding | null {
  if (entry.kind === 'start') {
    const match = restarted(table.game, table.sitters.length, table.record.options, entry.luck);
    return { match, drawn: entry.luck.length };
  }
  if (then === null || entry.kind !== 'move') return then;
  return { match: replayed(then.match, entry), drawn: then.drawn + entry.luck.length };
}
