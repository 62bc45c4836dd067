import { setImmediate } from 'node:timers/promises';
import type { Game, Seat } from '../../engine/game.ts';
import { restarted } from '../../engine/kernel.ts';
import { Notes } from '../../players/notes.ts';
import { logBetween } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { Table } from '../table.ts';
import { standing } from '../takingBack/standing.ts';

/** So many entries are folded before others have their turn on the event loop. */
const BREATH = 100;

/** What a seat remembers of all that it was told; null where the view of its game has everything. Stored nowhere. */
export async function notesOf(store: Store, table: Table, seat: Seat): Promise<unknown> {
  const { game, record } = table;
  if (!game.mind?.memory) return null;
  const entries = standing(await logBetween(store, record.id, 0, record.version));
  const start = entries.find((entry) => entry.kind === 'start');
  if (start?.kind !== 'start') return null;
  const notes = new Notes(game, firstViews(game, table, start.luck));
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'move') notes.told(entry.events);
    if (at % BREATH === BREATH - 1) await setImmediate();
  }
  return notes.of(seat);
}

/** What each seat saw when the match began. */
function firstViews(game: Game, { sitters, record }: Table, luck: readonly number[]): readonly unknown[] {
  const { state } = restarted(game, sitters.length, record.options, luck);
  return sitters.map(({ seat }) => game.view(state, seat));
}
