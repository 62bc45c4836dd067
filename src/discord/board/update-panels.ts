import { hasStarted, loadTable, type Table } from '../../app/core/table.ts';
import { isStale } from '../../app/play/move.ts';
import { refused } from '../../engine/refusal.ts';
import type { Bot, Visit } from '../core/context.ts';
import type { PrivateMessage } from '../core/memory/private-messages.ts';
import type { ShownState } from '../core/payload.ts';
import { withoutUnsendable } from '../core/reply.ts';
import { failureOf, isReplied } from '../core/rest/failure.ts';
import { replyOf } from '../core/rest/message.ts';
import { sendOrTell } from '../core/rest/uploads.ts';
import { chosenAnew, visitTo } from '../core/visit.ts';
import { seatsToAct } from '../text/status.ts';
import { updatedPanel } from './panel.ts';

/**
 * Edits the private messages about a table that show an older state of it, while their tokens are valid: the player who is
 * due sees their question, the others whose turn it is. A failed edit is logged and not repeated; *Refresh* still works.
 */
export async function updatePanels(bot: Bot, table: Table): Promise<void> {
  if (!hasStarted(table)) return;
  const messages = bot.privateMessages.at(table.record.id);
  await Promise.all(
    messages.map((message) => {
      const updating = bot.privateMessages.inTurn(message, () => updateOne(bot, table, message));
      return updating.catch(logFailure(bot, message));
    }),
  );
}

/** Does the same with the table as it is now. */
export async function reloadPanels(bot: Bot, tableId: number): Promise<void> {
  const table = await loadTable(bot.house, tableId);
  if (!refused(table)) await updatePanels(bot, table);
}

async function updateOne(bot: Bot, table: Table, message: PrivateMessage): Promise<void> {
  const { shows } = message.about;
  if (shows === null || shows.version >= table.record.version) return;
  if (!bot.privateMessages.mayUpdate(message, table.record.version)) return;
  const visit = visitTo(await chosenAnew(message.caller), table);
  if (await isUpToDate(bot, visit, shows)) return;
  const { asked } = message.caller;
  const payload = withoutUnsendable(asked, await updatedPanel(visit, shows));
  const about = payload.about ?? message.about;
  await sendOrTell(bot, { channel: asked.channelId }, payload, (one) =>
    bot.privateMessages.edit(message, table.record.version, replyOf(asked, one), about),
  );
}

/** A player who is asked the question of an older version keeps it while it is still theirs to answer. */
async function isUpToDate(bot: Bot, { table, seat }: Visit, { version, asks }: ShownState): Promise<boolean> {
  if (!asks || seat === null || !seatsToAct(table).includes(seat)) return false;
  return !(await isStale(bot.house.store, table, seat, version));
}

function logFailure(bot: Bot, message: PrivateMessage): (error: unknown) => void {
  return (error) => {
    if (isReplied(error) || failureOf(error) === 'gone') return bot.privateMessages.forget(message);
    bot.log.warn({ err: error, table: message.about.id }, 'A private message could not follow the game');
  };
}
