import { findGame } from '../src/app/core/context.ts';
import { loadLastChannelTable } from '../src/app/core/find-tables.ts';
import { loadLeaders } from '../src/app/ratings/leaderboard.ts';
import { type Command, type CommandContext, getTypedOption } from '../src/discord/core/command.ts';
import { createGameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { createRefusalMessage } from '../src/discord/core/refusals.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { createButtonRows, createNamedButton } from '../src/discord/core/rows.ts';
import { formatLeaderboard } from '../src/discord/ratings/leaderboard.ts';
import type { Game } from '../src/engine/game.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

/** Shows the best players of a game on this server; by default the game of the channel's table. */
export const leaders: Command = {
  name: 'leaders',
  isServerOnly: true,
  arguments: [createGameArgument(false)],
  run: (incoming) => replyPrivately(incoming, showLeaders),
};

async function showLeaders(ctx: CommandContext): Promise<Payload> {
  const { bot, interaction, language } = ctx;
  const wish = getTypedOption(interaction, 'game');
  const game = wish === null ? await findGameHere(ctx) : findGame(bot.app, wish);
  if (!game) return createRefusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  const known = await loadLeaders(bot.app, { guild: interaction.guildId ?? '', game: game.id });
  return {
    content: formatLeaderboard(game, known, language),
    rows: createButtonRows([createNamedButton(language, 'hall', ['hall', 0])]),
  };
}

/** Returns the game of the channel's last table, or the first game if there was none. */
async function findGameHere({ bot, interaction }: CommandContext): Promise<Game | undefined> {
  const here = await loadLastChannelTable(bot.app, interaction.channelId);
  return refused(here) ? bot.app.games[0] : findGame(bot.app, here.game.id);
}
