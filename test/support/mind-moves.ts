import { STRONGEST } from '../../src/ai/strengths.ts';
import type { House } from '../../src/app/core/context.ts';
import { dueAt, personAt, viewOf } from '../../src/app/core/table.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { notesOf } from '../../src/app/replay/notes.ts';
import { refused } from '../../src/engine/refusal.ts';
import { act } from './house.ts';
import { keyOf } from './refusal.ts';
import { tableOf } from './verify.ts';

/** Whoever is due at a table makes the move that an AI would: as far as people sit there. Returns how many were made. */
export async function playedByMinds(house: House, id: number, most = 2_000): Promise<number> {
  for (let moves = 0; moves < most; moves++) {
    const table = await tableOf(house, id);
    const [seat] = dueAt(table);
    const person = seat === undefined ? null : personAt(table, seat);
    if (seat === undefined || person === null) return moves;
    const notes = await notesOf(house.store, table, seat);
    const known = { game: table.game, view: viewOf(table, seat), seat, notes, strength: STRONGEST };
    const { move } = await house.players.choose(known);
    const made = await makeMove(house, act(person, { interaction: `m${id}-${moves}` }), id, null, () => ({
      move,
    }));
    if (refused(made)) throw new Error(`An AI was refused: ${keyOf(made)}`);
  }
  throw new Error(`Table ${id} is not over after ${most} moves`);
}
