import type { Seat } from '../../engine/game.ts';
import { type LogEvent, loadLogEntries } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { loadRequests, type Request } from '../../store/requests.ts';

/** Returns the seat of a person for whom an AI plays this turn, or null. */
export async function findStandInSeat(store: Store, tableId: number): Promise<Seat | null> {
  const [request] = await loadRequests(store, tableId, 'play');
  return request?.seat ?? null;
}

/**
 * Returns whether an AI still plays the person's turn after an event. It does until another seat moves after the AI, or
 * the person moves.
 */
export async function isStandInActive(store: Store, what: LogEvent, request: Request): Promise<boolean> {
  if (what.kind !== 'move') return true;
  if (what.seat === request.seat) return what.person === null || what.forced === true;
  const since = await loadLogEntries(store, request.tableId, request.version, Number.MAX_SAFE_INTEGER);
  return since.every((entry) => entry.kind !== 'move' || entry.seat !== request.seat);
}
