import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../src/discord/kit/bot.ts';
import type { Argument, Command } from '../src/discord/kit/command.ts';
import { languageOf } from '../src/discord/kit/language.ts';
import type { Payload } from '../src/discord/kit/payload.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { answerPrivately } from '../src/discord/kit/reply.ts';
import { boardRows } from '../src/discord/messages/board.ts';
import { wordsMessage } from '../src/discord/messages/more.ts';
import { spectatorMessage } from '../src/discord/messages/panel.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';
import { lastTableHere } from '../src/tables/look.ts';

const words: Argument = { id: 'words', kind: 'boolean' };

/** The board as everybody sees it, or in words; also of the game that was played here last. */
export const board: Command = {
  name: 'board',
  arguments: [words],
  run: (bot, asked) => {
    const inWords = asked.options.getBoolean('text') ?? false;
    return answerPrivately(bot, asked, shown(bot, asked, inWords));
  },
};

async function shown(bot: Bot, asked: ChatInputCommandInteraction, inWords: boolean): Promise<Payload> {
  const language = languageOf(asked.locale);
  const table = await lastTableHere(bot.house, asked.channelId);
  if (refused(table)) return refusalMessage(table, language);
  bot.nudge(table.record.id);
  if (table.record.state === null)
    return refusalMessage(new Refusal(text('house:refuse.notStarted')), language);
  if (inWords) return wordsMessage(table, null, language);
  const message = await spectatorMessage(bot, table, asked.user.id, language);
  return { ...message, rows: boardRows(table, language) };
}
