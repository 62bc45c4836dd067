import { hasStarted } from '../../src/app/core/table.ts';
import { createBoardRows } from '../../src/discord/board/board.ts';
import { createSpectatorMessage } from '../../src/discord/board/panel.ts';
import type { Argument, CommandContext, Subcommand } from '../../src/discord/core/command.ts';
import { createTableContext } from '../../src/discord/core/create-context.ts';
import type { Payload } from '../../src/discord/core/payload.ts';
import { loadLastTableHere } from '../../src/discord/core/place.ts';
import { createNotStartedMessage, createRefusalMessage } from '../../src/discord/core/refusals.ts';
import { replyPrivately } from '../../src/discord/core/reply.ts';
import { createDescriptionMessage } from '../../src/discord/menu/more.ts';
import { refused } from '../../src/engine/refusal.ts';

const textArgument: Argument = { id: 'words', kind: 'boolean' };

/** Shows the public board as a picture or in words; also for the last match of the channel. */
export const board: Subcommand = {
  name: 'board',
  arguments: [textArgument],
  run: (incoming) => replyPrivately(incoming, showBoard),
};

async function showBoard(ctx: CommandContext): Promise<Payload> {
  const { bot, interaction, language } = ctx;
  const table = await loadLastTableHere(bot, interaction);
  if (refused(table)) return createRefusalMessage(table, language);
  bot.retryNow(table.record.id);
  if (!hasStarted(table)) return createNotStartedMessage(language);
  const tableCtx = createTableContext(ctx, table);
  if (interaction.options.getBoolean('text') ?? false)
    return {
      ...(await createDescriptionMessage(tableCtx, null)),
      about: { id: table.record.id, shows: null },
    };
  return { ...(await createSpectatorMessage(tableCtx)), rows: createBoardRows(table, language) };
}
