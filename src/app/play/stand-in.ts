import type { Seat } from '../../engine/game.ts';
import { type LogEvent, loadLogEntries } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { loadRequests, type Request } from '../../store/requests.ts';

/** The seat of a person for whom an AI plays this turn; null where there is none. */
export async function findStandInSeat(store: Store, tableId: number): Promise<Seat | null> {
  const [request] = await loadRequests(store, tableId, 'play');
  return request?.seat ?? null;
}

/** Whether it is the same turn after something has happened: nobody else has moved after the AI, and the person has not moved. */
export async function isStandInActive(store: Store, what: LogEvent, request: Request): Promise<boolean> {
  if (what.kind !== 'move') return true;
  if (what.seat === request.seat) return what.person === null || what.forced === true;
  const since = await loadLogEntries(store, request.tableId, request.version, Number.MAX_SAFE_INTEGER);
  return since.every((entry) => entry.kind !== 'move' || entry.seat !== request.seat);
}
