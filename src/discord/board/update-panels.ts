import { hasStarted, loadTable, type Table } from '../../app/core/table.ts';
import { isStale } from '../../app/play/make-move.ts';
import { refused } from '../../engine/refusal.ts';
import type { BotContext, TableContext } from '../core/context.ts';
import { createTableContext, reloadSettings } from '../core/create-context.ts';
import type { PrivateMessage } from '../core/memory/private-messages.ts';
import type { ShownState } from '../core/payload.ts';
import { replaceUnsendable } from '../core/reply.ts';
import { classifyFailure, isAlreadyReplied } from '../core/rest/failure.ts';
import { toPanel, toReplyPayload } from '../core/rest/panel-body.ts';
import { sendWithFallback } from '../core/rest/send-with-fallback.ts';
import { getActingSeats } from '../text/status.ts';
import { createUpdatedPanel } from './panel.ts';

/**
 * Edits the private messages about a table that show an older state of it, while their tokens are valid: the player who is due sees their
 * question, the others whose turn it is. A failed edit is logged and not repeated; *My turn?* still works.
 */
export async function updatePanels(bot: BotContext, table: Table): Promise<void> {
  if (!hasStarted(table)) return;
  const messages = bot.privateMessages.at(table.record.id);
  await Promise.all(
    messages.map((message) => {
      const updating = bot.privateMessages.inTurn(message, () => updatePanel(bot, table, message));
      return updating.catch(createFailureLogger(bot, message));
    }),
  );
}

/** Loads the table and updates its private messages. */
export async function reloadPanels(bot: BotContext, tableId: number): Promise<void> {
  const table = await loadTable(bot.app, tableId);
  if (!refused(table)) await updatePanels(bot, table);
}

async function updatePanel(bot: BotContext, table: Table, message: PrivateMessage): Promise<void> {
  const { shows } = message.about;
  if (shows === null || shows.version >= table.record.version) return;
  if (!bot.privateMessages.mayUpdate(message, table.record.version)) return;
  const ctx = createTableContext(await reloadSettings(message.ctx), table);
  if (await isUpToDate(bot, ctx, shows)) return;
  const { interaction } = message.ctx;
  const payload = toPanel(replaceUnsendable(interaction, await createUpdatedPanel(ctx, shows)));
  const about = payload.about ?? message.about;
  await sendWithFallback(bot, { channel: interaction.channelId }, payload, (one) =>
    bot.privateMessages.edit(message, table.record.version, toReplyPayload(bot, interaction, one), about),
  );
}

/** Returns whether the message is still right: a question of an older version stays while its player may still answer it. */
async function isUpToDate(
  bot: BotContext,
  { table, seat }: TableContext,
  { version, asks }: ShownState,
): Promise<boolean> {
  if (!asks || seat === null || !getActingSeats(table).includes(seat)) return false;
  return !(await isStale(bot.app.store, table, seat, version));
}

function createFailureLogger(bot: BotContext, message: PrivateMessage): (error: unknown) => void {
  return (error) => {
    if (isAlreadyReplied(error) || classifyFailure(error) === 'gone')
      return bot.privateMessages.forget(message);
    bot.log.warn({ err: error, table: message.about.id }, 'Failed to update a private message');
  };
}
