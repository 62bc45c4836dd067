import type { MessageComponentInteraction } from 'discord.js';
import { REPEATED } from '../../app/core/actor.ts';
import { type Hint, takeHint } from '../../app/hints/hint.ts';
import { refused } from '../../engine/refusal.ts';
import { askAgain, showCurrentTable } from '../board/answer-panel.ts';
import { createPanelMessage } from '../board/panel.ts';
import type { TableContext } from '../core/context.ts';
import { createTableContext, isSeated } from '../core/create-context.ts';
import type { Payload } from '../core/payload.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { formatHintLines } from './message.ts';

/** Shows the best move to a player who is due, above their question; or the reason why there is no hint. */
export async function showHint(
  ctx: TableContext<MessageComponentInteraction>,
  version: number,
): Promise<Payload> {
  if (isSecondTap(ctx)) return await askAgain(ctx, version, []);
  const hint = await takeHint(ctx.bot.app, ctx.by, ctx.table.record.id, version);
  if (hint === REPEATED) return await showCurrentTable(ctx, []);
  return refused(hint) ? await showCurrentTable(ctx, [hint]) : await createHintedPanel(ctx, hint);
}

async function createHintedPanel(ctx: TableContext, hint: Hint): Promise<Payload> {
  const now = createTableContext(ctx, hint.table);
  if (!isSeated(now)) throw new Error('A hint was taken by somebody without a seat');
  return await createPanelMessage(now, { first: formatHintLines(now, hint), hinted: true });
}
