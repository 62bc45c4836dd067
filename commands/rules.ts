import { gameOf } from '../src/app/core/context.ts';
import { lastTableHere } from '../src/app/core/find-tables.ts';
import { type Called, type Command, typedOption } from '../src/discord/core/command.ts';
import { gameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { refusalMessage } from '../src/discord/core/refusing.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { rulesMessage } from '../src/discord/rules/page.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

/** The rules of a game, or of the one at the table in this channel with its options. */
export const rules: Command = {
  name: 'rules',
  arguments: [gameArgument(false)],
  run: (arrival) => replyPrivately(arrival, explained),
};

async function explained(caller: Called): Promise<Payload> {
  const { bot, asked, language } = caller;
  const wish = typedOption(asked, 'game');
  const here = await lastTableHere(bot.house, asked.channelId);
  const table = refused(here) || (wish !== null && wish !== here.game.id) ? null : here;
  const game = table?.game ?? (wish === null ? bot.house.games[0] : gameOf(bot.house, wish));
  if (!game) return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  return await rulesMessage(caller, game, 0, table);
}
