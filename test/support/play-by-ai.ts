import { STRONGEST_STRENGTH } from '../../src/ai/strengths.ts';
import type { AppContext } from '../../src/app/core/context.ts';
import { findPerson, getDueSeats, getTableView } from '../../src/app/core/table.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { loadNotes } from '../../src/app/replay/notes.ts';
import { refused } from '../../src/engine/refusal.ts';
import { getRefusalKey } from './refusal.ts';
import { createActor } from './test-context.ts';
import { loadStoredTable } from './verify.ts';

/** Has the players who are due make the moves of an AI, as long as they are people. Returns the number of moves. */
export async function playByAi(ctx: AppContext, id: number, most = 2_000): Promise<number> {
  for (let moves = 0; moves < most; moves++) {
    const table = await loadStoredTable(ctx, id);
    const [seat] = getDueSeats(table);
    const person = seat === undefined ? null : findPerson(table, seat);
    if (seat === undefined || person === null) return moves;
    const notes = await loadNotes(ctx.store, table, seat);
    const known = {
      game: table.game,
      view: getTableView(table, seat),
      seat,
      notes,
      strength: STRONGEST_STRENGTH,
    };
    const { move } = await ctx.ai.choose(known);
    const made = await makeMove(
      ctx,
      createActor(person, { interaction: `m${id}-${moves}` }),
      id,
      null,
      () => ({
        move,
      }),
    );
    if (refused(made)) throw new Error(`An AI was refused: ${getRefusalKey(made)}`);
  }
  throw new Error(`Table ${id} is not over after ${most} moves`);
}
