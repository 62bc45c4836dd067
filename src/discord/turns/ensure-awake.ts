import { isDormant, type Table } from '../../app/core/table.ts';
import { hasOwnSeat } from '../../app/seats/take-seat.ts';
import { ChannelKeptRefusal, wakeTable } from '../../app/turns/wake.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { createRefusalMessage, createUnavailableMessage } from '../core/refusals.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { checkCanOpenThread, createChannelTakenMessage } from '../server-settings/check-can-open.ts';

/**
 * Wakes a dormant table because a user is present there. Returns the reply to send instead if it cannot wake, or its server is unavailable.
 */
export async function ensureAwake(
  ctx: InteractionContext,
  table: Table,
): Promise<Table | { readonly no: Payload }> {
  if (table.record.goneAt !== null) return { no: createUnavailableMessage(ctx) };
  if (!isDormant(table)) return table;
  const awake = await wakeTable(ctx.bot.app, table.record.id, ctx.by.person);
  return refused(awake) ? { no: await createStillDormantMessage(ctx, table, awake) } : awake;
}

async function createStillDormantMessage(
  ctx: InteractionContext,
  table: Table,
  why: Refusal,
): Promise<Payload> {
  const { bot, language } = ctx;
  if (!(why instanceof ChannelKeptRefusal)) return createRefusalMessage(why, language);
  const message = await createChannelTakenMessage(bot, table.record, why, language);
  if (!canWakeInThread(ctx, table)) return message;
  const offer = createNamedButton(language, 'goOnInThread', ['wake-thread', table.record.id], 'primary');
  return { ...message, rows: createButtonRows([offer]) };
}

/** Returns whether the user can resume a table in a thread. It is dormant in this channel, has their seat, and they may open a thread. */
export function canWakeInThread(ctx: InteractionContext, table: Table): boolean {
  const isHere = table.record.channel === ctx.interaction.channelId;
  return isHere && isDormant(table) && hasOwnSeat(table, ctx.by.person) && !('no' in checkCanOpenThread(ctx));
}
