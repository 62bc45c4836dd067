import type { ChatInputCommandInteraction } from 'discord.js';
import { catchUpScreen } from '../../app/publishing/boards.ts';
import { refused } from '../../engine/refusal.ts';
import type { CommandContext, IncomingCommand } from '../core/command.ts';
import type { TableContext } from '../core/context.ts';
import { createTableContext } from '../core/create-context.ts';
import type { Payload } from '../core/payload.ts';
import { loadTableHere } from '../core/place.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { replyPrivately } from '../core/reply.ts';
import { runTableAction, type TableAction } from '../core/table-action.ts';
import { ensureAwake } from '../turns/ensure-awake.ts';

/** Replies to a command with something about the live table of its channel. */
export async function replyHere(
  incoming: IncomingCommand,
  making: (ctx: TableContext<ChatInputCommandInteraction>) => Promise<Payload>,
): Promise<void> {
  await replyPrivately(incoming, async (ctx) => await runAtTableHere(ctx, making));
}

async function runAtTableHere(
  ctx: CommandContext,
  making: (ctx: TableContext<ChatInputCommandInteraction>) => Promise<Payload>,
): Promise<Payload> {
  const table = await loadTableHere(ctx.bot, ctx.interaction);
  if (refused(table)) return createRefusalMessage(table, ctx.language);
  const now = await ensureAwake(ctx, table);
  if ('no' in now) return now.no;
  const { id } = now.record;
  ctx.bot.retryNow(id);
  await catchUpScreen(ctx.bot.app, now, ctx.by.person);
  ctx.bot.recent.note(id, ctx.by.person);
  return { about: { id, shows: null }, ...(await making(createTableContext(ctx, now))) };
}

/** Runs the action of a lobby button from a slash command. */
export async function runLobbyCommand(incoming: IncomingCommand, act: TableAction): Promise<void> {
  await replyHere(incoming, (ctx) => runTableAction(ctx, act));
}
