import { aiDue } from '../../app/core/table.ts';
import type { Made } from '../../app/play/move.ts';
import { toldNothing } from '../../app/undo/candidate.ts';
import { seenBy } from '../../engine/seenBy.ts';
import type { Seated, Visit } from '../kit/bot.ts';
import { namesAt } from '../kit/names.ts';
import { visitTo } from '../kit/visit.ts';
import { eventLines } from '../messages/lines.ts';
import type { Before } from '../messages/panel.ts';

/** The same visit in the seat that has moved, at the table as it is then. */
export function afterIt(visit: Visit, { table, entry }: Made): Seated {
  return { ...visitTo(visit, table), seat: entry.seat };
}

/** What a move has come to, as the seat that made it sees it, and whether it can be taken back freely. */
export async function outcomeOf(
  { language }: Visit,
  { before, table, entry, forced }: Made,
): Promise<Required<Pick<Before, 'first' | 'events' | 'free'>>> {
  const { seat } = entry;
  const made = [entry, ...forced];
  const events = made.flatMap((one) => one.events);
  const runs = table.record.phase === 'playing' && aiDue(table) === null;
  return {
    first: eventLines(table.game, events, seat, 'later', language, namesAt(table)),
    events: seenBy(table.game, events, seat, 'later'),
    free: runs && (await toldNothing(before, made)),
  };
}
