import { hasStarted } from '../../src/app/core/table.ts';
import { createRecapMessage } from '../../src/discord/board/recap.ts';
import type { CommandContext, Subcommand } from '../../src/discord/core/command.ts';
import { createTableContext } from '../../src/discord/core/create-context.ts';
import type { Payload } from '../../src/discord/core/payload.ts';
import { loadLastTableHere } from '../../src/discord/core/place.ts';
import { createNotStartedMessage, createRefusalMessage } from '../../src/discord/core/refusals.ts';
import { replyPrivately } from '../../src/discord/core/reply.ts';
import { refused } from '../../src/engine/refusal.ts';

/** Sums up the match since the caller's last move; also for the last match of the channel. */
export const recap: Subcommand = { name: 'recap', run: (incoming) => replyPrivately(incoming, showRecap) };

async function showRecap(ctx: CommandContext): Promise<Payload> {
  const { bot, interaction, by, language } = ctx;
  const table = await loadLastTableHere(bot, interaction);
  if (refused(table)) return createRefusalMessage(table, language);
  bot.retryNow(table.record.id);
  bot.recent.note(table.record.id, by.person);
  return hasStarted(table)
    ? await createRecapMessage(createTableContext(ctx, table))
    : createNotStartedMessage(language);
}
