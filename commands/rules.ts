import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../src/discord/kit/bot.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { gameArgument } from '../src/discord/kit/gameArgument.ts';
import { languageOf } from '../src/discord/kit/language.ts';
import type { Payload } from '../src/discord/kit/payload.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { answerPrivately } from '../src/discord/kit/reply.ts';
import { rulesMessage } from '../src/discord/messages/rules.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { type Language, text } from '../src/engine/text.ts';
import { gameOf } from '../src/tables/house.ts';
import { lastTableHere } from '../src/tables/look.ts';

/** The rules of a game, or of the one at the table in this channel with its options. */
export const rules: Command = {
  name: 'rules',
  arguments: [gameArgument(false)],
  run: (bot, asked) => {
    const language = languageOf(asked.locale);
    return answerPrivately(bot, asked, explained(bot, asked, asked.options.getString('game'), language));
  },
};

async function explained(
  bot: Bot,
  asked: ChatInputCommandInteraction,
  wish: string | null,
  language: Language,
): Promise<Payload> {
  const here = await lastTableHere(bot.house, asked.channelId);
  const table = refused(here) || (wish !== null && wish !== here.game.id) ? null : here;
  const game = table?.game ?? (wish === null ? bot.house.games[0] : gameOf(bot.house, wish));
  if (!game) return refusalMessage(new Refusal(text('house:refuse.noSuchGame')), language);
  return await rulesMessage(bot, game, 0, language, asked.user.id, table?.record.id);
}
