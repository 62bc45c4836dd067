import { turnsOf, wonAtEnd } from '../../clubs/best.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { type LogEntry, logBetween } from '../../store/log.ts';
import { moversIn } from '../../store/movers.ts';
import type { Store } from '../../store/open.ts';
import type { Result } from '../../store/results.ts';
import type { Table } from '../table.ts';
import { standing } from '../takingBack/standing.ts';
import { bestKindOf } from './bests.ts';

/** A result of which is not said yet for what it is remembered. */
type Outcome = Omit<Result, 'best'>;

/**
 * For each result of a match that has ended what its game remembers of it, 0 for nothing: the turns of whoever has won, or
 * the most that a deal brought. Null where the game remembers nothing but scores.
 */
export async function achieved(
  store: Store,
  { record, game }: Table,
  results: readonly Outcome[],
): Promise<readonly (number | null)[]> {
  const kind = record.phase === 'over' ? bestKindOf(game) : null;
  if (kind === 'turns') return await turnsToWin(store, record.id, results);
  if (kind !== 'deal') return results.map(() => null);
  const log = standing(await logBetween(store, record.id, 0, record.version));
  const deals = biggestDeals(game, log);
  return results.map(({ seat, ending }) => (ending === 'left' ? 0 : (deals.get(seat) ?? 0)));
}

async function turnsToWin(store: Store, id: number, results: readonly Outcome[]): Promise<readonly number[]> {
  if (!results.some((_, at) => wonAtEnd(results, at))) return results.map(() => 0);
  const movers = (await moversIn(store, [id])).get(id) ?? [];
  return results.map(({ seat }, at) => (wonAtEnd(results, at) ? turnsOf(movers, seat) : 0));
}

/** By seat the most that a deal brought whoever has held it since. */
function biggestDeals(game: Game, log: readonly LogEntry[]): ReadonlyMap<Seat, number> {
  const most = new Map<Seat, number>();
  for (const entry of log) {
    if (entry.kind === 'seat' || entry.kind === 'resign') most.delete(entry.seat);
    if (entry.kind !== 'move') continue;
    for (const event of entry.events) {
      const won = game.dealWon?.(event);
      if (won) most.set(won.seat, Math.max(won.points, most.get(won.seat) ?? 0));
    }
  }
  return most;
}
