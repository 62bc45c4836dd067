import type { AutocompleteInteraction } from 'discord.js';
import { answering, movePanel } from '../src/discord/acts/answering.ts';
import { answerHere } from '../src/discord/acts/here.ts';
import { seated } from '../src/discord/acts/seated.ts';
import type { Bot } from '../src/discord/kit/bot.ts';
import type { Argument, Command, Offer } from '../src/discord/kit/command.ts';
import { languageOf } from '../src/discord/kit/language.ts';
import { panelMessage } from '../src/discord/messages/panel.ts';
import { typedMove, typedMoves } from '../src/discord/messages/typedMoves.ts';
import { refused } from '../src/engine/refusal.ts';
import { tableHere } from '../src/tables/look.ts';

const typed: Argument = { id: 'text', kind: 'string', autocomplete: true };

/** The move: typed in the game's notation, or by the questions of the panel. */
export const move: Command = {
  name: 'move',
  arguments: [typed],
  run: (bot, asked) => {
    const language = languageOf(asked.locale);
    const wish = asked.options.getString('text');
    return answerHere(bot, asked, async (table) => {
      if (wish === null) return await seated(bot, table, asked.user.id, language, panelMessage);
      const who = answering(asked, table.record.id, language);
      return await movePanel(bot, who, null, typedMove(wish));
    });
  },
  complete: (bot, asked) => offers(bot, asked),
};

async function offers(bot: Bot, asked: AutocompleteInteraction): Promise<readonly Offer[]> {
  const table = await tableHere(bot.house, asked.channelId);
  if (refused(table)) return [];
  return typedMoves(table, asked.user.id, asked.options.getFocused(), languageOf(asked.locale));
}
