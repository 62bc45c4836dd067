import { gameOf } from '../src/app/core/context.ts';
import { lastTableHere } from '../src/app/core/find-tables.ts';
import { leadersIn } from '../src/app/ratings/leaderboard.ts';
import { type Called, type Command, typedOption } from '../src/discord/core/command.ts';
import { gameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { refusalMessage } from '../src/discord/core/refusing.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { leadersText } from '../src/discord/ratings/leaderboard.ts';
import type { Game } from '../src/engine/game.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

/** Who plays a game best on this server; unless told, that of the table in this channel. */
export const leaders: Command = {
  name: 'leaders',
  arguments: [gameArgument(false)],
  run: (arrival) => replyPrivately(arrival, listed),
};

async function listed(caller: Called): Promise<Payload> {
  const { bot, asked, language } = caller;
  const wish = typedOption(asked, 'game');
  const game = wish === null ? await gameHere(caller) : gameOf(bot.house, wish);
  if (!game) return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  const known = await leadersIn(bot.house, { guild: asked.guildId ?? '', game: game.id });
  return { content: leadersText(game, known, language) };
}

/** That of the table in this channel; the first of all where there was none. */
async function gameHere({ bot, asked }: Called): Promise<Game | undefined> {
  const here = await lastTableHere(bot.house, asked.channelId);
  return refused(here) ? bot.house.games[0] : gameOf(bot.house, here.game.id);
}
