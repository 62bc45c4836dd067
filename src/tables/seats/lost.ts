import { hoursOf, USUAL_HOURS } from '../../store/hours.ts';
import type { LogEntry } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { Table } from '../table.ts';
import { isAway } from '../time/ownTime.ts';
import { heldFor } from './taking.ts';

/** The people whose seat has passed to an AI, or to nobody, by these entries, and who may still take it back. */
export function losersIn(table: Table, entries: readonly LogEntry[]): readonly string[] {
  const lost = entries.flatMap((entry) =>
    entry.kind === 'seat' && entry.to.kind !== 'person' ? [entry.person] : [],
  );
  return [...new Set(lost)].filter((person) => heldFor(table, person) !== null);
}

/** Those of them who are to be told so at a time, in ms since 1970: nobody who is away, or wants no reminders. */
export async function toldOfLoss(
  store: Store,
  table: Table,
  entries: readonly LogEntry[],
  at: number,
): Promise<readonly string[]> {
  const losers = losersIn(table, entries);
  const hours = losers.length === 0 ? null : await hoursOf(store, losers);
  return losers.filter((person) => {
    const own = hours?.get(person) ?? USUAL_HOURS;
    return own.reminders !== 'none' && !isAway(own, at);
  });
}
