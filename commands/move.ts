import { tableHere } from '../src/app/core/find-tables.ts';
import { movePanel } from '../src/discord/board/answer.ts';
import { panelFor } from '../src/discord/board/panel.ts';
import { typedMove, typedMoves } from '../src/discord/board/typed-moves.ts';
import type { Argument, Command, Offer } from '../src/discord/core/command.ts';
import type { Typist, Visit } from '../src/discord/core/context.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { replyHere } from '../src/discord/lobby/reply-here.ts';
import { asksBack, takeBackWay } from '../src/discord/undo/buttons-row.ts';
import { refused } from '../src/engine/refusal.ts';

/** So long that every action of a line of the free table fits. */
const typed: Argument = { id: 'text', kind: 'string', autocomplete: true, longest: 4_000 };

/** The move: typed in the game's notation, or by the questions of the panel. */
export const move: Command = {
  name: 'move',
  arguments: [typed],
  run: (arrival) => {
    // A note is kept as it was typed; all else comes into one form where it is read.
    const wish = arrival.asked.options.getString('text');
    return replyHere(arrival, (visit) => (wish === null ? panelFor(visit) : typedAt(visit, wish)));
  },
  complete: offers,
};

/** Taking back is no move of any game. */
async function typedAt(visit: Visit, wish: string): Promise<Payload> {
  return asksBack(wish) ? await takeBackWay(visit) : await movePanel(visit, null, typedMove(wish));
}

async function offers(typist: Typist): Promise<readonly Offer[]> {
  const { bot, asked } = typist;
  const table = await tableHere(bot.house, asked.channelId);
  if (refused(table)) return [];
  return await typedMoves(typist, table);
}
