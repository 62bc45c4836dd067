import type { Seat } from '../../engine/game.ts';
import { USUAL_HOURS } from '../../store/hours.ts';
import { type LogEntry, logBetween, undosOf } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { requestsAt } from '../../store/requests.ts';
import type { Waiting } from '../../store/turns.ts';
import type { Deed } from '../deed.ts';
import type { Step } from '../house.ts';
import { isTalk, stands } from '../takingBack/standing.ts';
import { BEFORE_THE_END, remindersBy } from './pace.ts';

/**
 * The turn that an undo leads to. Where the others agreed to it, it has its full time again. Otherwise its clock runs on
 * from when it began, or from when the others gave it more time, so that nobody gains time by an undo. Null for whatever
 * else happens.
 */
export async function resumedBy(deed: Deed, { what, after }: Step): Promise<Waiting | null> {
  const { id, pace } = after.record;
  if (what.kind !== 'undo') return null;
  if (what.agreed) return { seat: what.seat, since: deed.at, clockFrom: deed.at, reminded: 0 };
  if (pace === null) return null;
  const since = await turnBegan(deed.store, id, what.seat, what.to);
  const extension = (await requestsAt(deed.store, id, 'extension')).find(({ seat }) => seat === what.seat);
  const clockFrom = Math.max(since, extension?.openedAt ?? since);
  const wait = { seat: what.seat, since, clockFrom, reminded: 0 };
  const reminded = Math.min(BEFORE_THE_END, remindersBy(pace, wait, USUAL_HOURS, deed.at));
  return { ...wait, reminded };
}

/** So many entries are looked through; a turn has fewer. */
const LOOK = 60;

/** When the turn began in which a seat stood after the entry `to`, in ms since 1970. */
async function turnBegan(store: Store, tableId: number, seat: Seat, to: number): Promise<number> {
  const undos = await undosOf(store, tableId);
  const entries = await logBetween(store, tableId, Math.max(0, to - LOOK), to);
  const first = entries.findLast((entry) => stands(entry, undos) && !isOfTurn(entry, seat)) ?? entries[0];
  if (!first) throw new Error(`The log of table ${tableId} has no entry ${to}`);
  return first.at;
}

/** What happens within a turn and does not begin it. */
function isOfTurn(entry: LogEntry, seat: Seat): boolean {
  if (entry.kind === 'move') return entry.seat === seat;
  return entry.kind === 'undo' || isTalk(entry) || (entry.kind === 'seat' && entry.seat !== seat);
}
