import type { Seat } from '../engine/game.ts';
import { refused } from '../engine/refusal.ts';
import { randomPath } from '../players/random.ts';
import type { House } from './house.ts';
import { moving } from './moving.ts';
import { dueAt, loadTable, type Table, viewOf } from './table.ts';

/** AI moves in a row before the channel is told and others get their turn at the processor. */
const BREATH = 40;

/** Plays on for the AI seats, without anybody waiting for it, then tells the channel. */
export function goOn(house: House, id: number): void {
  void playAis(house, id).catch((error) => house.trouble(error, id));
}

/** Plays for the AI seats of a table until a person is to move or it is over; each move is its own transaction. */
export async function playAis(house: House, id: number): Promise<void> {
  try {
    for (let made = 1; await playAi(house, id); made++) {
      if (made % BREATH !== 0) continue;
      house.news(id);
      await new Promise((resume) => setImmediate(resume));
    }
  } finally {
    house.news(id);
  }
}

/** One move of an AI seat, if one is to move. */
async function playAi(house: House, id: number): Promise<boolean> {
  return await house.store.transaction().execute(async (store) => {
    const table = await loadTable(house, id, store);
    if (refused(table)) return false;
    const seat = aiToMove(table);
    if (seat === null) return false;
    const { move } = randomPath(table.game, viewOf(table, seat), seat, house.whim);
    const moved = await moving(house, store, table, seat, move);
    if (refused(moved)) throw new Error(`An AI of ${table.game.id} was refused: ${moved.reason.key}`);
    return true;
  });
}

function aiToMove(table: Table): Seat | null {
  if (table.record.rules !== table.game.rules) return null;
  return dueAt(table).find((seat) => table.sitters[seat]?.person === null) ?? null;
}
