import { findGame } from '../src/app/core/context.ts';
import { type Command, type CommandContext, getTypedOption } from '../src/discord/core/command.ts';
import { createGameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { loadLastTableHere } from '../src/discord/core/place.ts';
import { createRefusalMessage } from '../src/discord/core/refusals.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { createRulesMessage } from '../src/discord/rules/page.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

/** Shows the rules of a game, or those of the channel's table with its options. */
export const rules: Command = {
  name: 'rules',
  arguments: [createGameArgument(false)],
  run: (incoming) => replyPrivately(incoming, showRules),
};

async function showRules(ctx: CommandContext): Promise<Payload> {
  const { bot, interaction, language } = ctx;
  const wish = getTypedOption(interaction, 'game');
  const here = await loadLastTableHere(bot, interaction);
  const table = refused(here) || (wish !== null && wish !== here.game.id) ? null : here;
  const game = table?.game ?? (wish === null ? bot.app.games[0] : findGame(bot.app, wish));
  if (!game) return createRefusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  return await createRulesMessage(ctx, game, 0, table);
}
