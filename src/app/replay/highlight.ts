import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import { refused } from '../../engine/refusal.ts';
import type { LogEntry } from '../../store/log.ts';
import { loadDisplaySettings } from '../../store/user-settings.ts';
import type { AppContext } from '../core/context.ts';
import { isMemoryGame, type Table } from '../core/table.ts';
import { replayPosition } from './position.ts';
import { loadReplay } from './replay.ts';

/**
 * Returns everybody's view of a table before these newest entries, if a great moment is among them; else null. Null too at the end, which is
 * celebrated instead, if a player wants boards without motion, and in a memory game, whose earlier positions players have to remember.
 */
export async function loadViewBeforeHighlight(
  ctx: AppContext,
  table: Table,
  fresh: readonly LogEntry[],
): Promise<unknown> {
  const first = fresh.find(({ kind }) => kind === 'move');
  if (
    !first ||
    table.record.phase !== 'playing' ||
    isMemoryGame(table) ||
    !fresh.some((entry) => isHighlight(table, entry))
  )
    return null;
  if (await isStillWanted(ctx, table)) return null;
  const replay = await loadReplay(ctx, table);
  if (refused(replay)) return null;
  const at = replay.entries.findIndex(({ number }) => number === first.number);
  if (at < 0) return null;
  return table.game.view((await replayPosition(replay, at)).state, null);
}

function isHighlight({ game }: Table, entry: LogEntry): boolean {
  if (entry.kind !== 'move') return false;
  return filterSeenEvents(game, entry.events, null, 'later').some(
    (event) => game.text.moment?.(event)?.great,
  );
}

async function isStillWanted({ store }: AppContext, { seats }: Table): Promise<boolean> {
  const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  const settings = await Promise.all(people.map((person) => loadDisplaySettings(store, person)));
  return settings.some(({ still }) => still);
}
