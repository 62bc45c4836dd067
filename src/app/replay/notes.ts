import { Notes } from '../../ai/notes.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { replaySetup } from '../../engine/kernel.ts';
import type { Store } from '../../store/open.ts';
import { getEffectiveLog } from '../core/log.ts';
import type { Table } from '../core/table.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import { loadFullLog } from './record.ts';

/** Returns the notes of a seat on everything it has seen, computed from the log; null if the game's view contains it all. */
export async function loadNotes(store: Store, table: Table, seat: Seat): Promise<unknown> {
  const { game } = table;
  if (!game.ai?.memory) return null;
  const entries = getEffectiveLog(await loadFullLog({ store }, table));
  const start = entries.find((entry) => entry.kind === 'start');
  if (start?.kind !== 'start') return null;
  const notes = new Notes(game, getFirstViews(game, table, start.luck));
  const yielder = new EventLoopYielder();
  for (const entry of entries) {
    if (entry.kind === 'move') notes.addEvents(entry.events);
    if (yielder.isDue) await yielder.taken();
  }
  return notes.of(seat);
}

/** Returns each seat's view at the start of the match. */
function getFirstViews(game: Game, { seats, record }: Table, luck: readonly number[]): readonly unknown[] {
  const { state } = replaySetup(game, seats.length, record.options, luck);
  return seats.map(({ seat }) => game.view(state, seat));
}
