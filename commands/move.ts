import { makePanelMove } from '../src/discord/board/answer-panel.ts';
import { createPanel } from '../src/discord/board/panel.ts';
import { parseTypedMove, suggestMoves } from '../src/discord/board/typed-moves.ts';
import type { Argument, Command, Suggestion } from '../src/discord/core/command.ts';
import type { AutocompleteContext, TableContext } from '../src/discord/core/context.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { loadTableHere } from '../src/discord/core/place.ts';
import { replyHere } from '../src/discord/lobby/reply-here.ts';
import { createUndoOffer, isUndoWish } from '../src/discord/undo/undo-buttons.ts';
import { refused } from '../src/engine/refusal.ts';

/** Long enough for every action of a line of the free table. */
const textArgument: Argument = { id: 'text', kind: 'string', autocomplete: true, longest: 4_000 };

/** Makes a move, typed in the game's notation, or chosen in the panel. */
export const move: Command = {
  name: 'move',
  arguments: [textArgument],
  run: (incoming) => {
    // A note keeps its typed form; everything else is normalised where it is read.
    const wish = incoming.interaction.options.getString('text');
    return replyHere(incoming, (ctx) => (wish === null ? createPanel(ctx) : applyTyped(ctx, wish)));
  },
  complete: completeMove,
};

/** Applies typed text. Undo is handled first, as it is a move of no game. */
async function applyTyped(ctx: TableContext, wish: string): Promise<Payload> {
  return isUndoWish(wish) ? await createUndoOffer(ctx) : await makePanelMove(ctx, null, parseTypedMove(wish));
}

async function completeMove(ctx: AutocompleteContext): Promise<readonly Suggestion[]> {
  const { bot, interaction } = ctx;
  const table = await loadTableHere(bot, interaction);
  if (refused(table)) return [];
  return await suggestMoves(ctx, table);
}
