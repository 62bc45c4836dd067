import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { findReservedSeat, loadTable, type Table } from '../../app/core/table.ts';
import { catchUpScreen } from '../../app/publishing/boards.ts';
import { hasOwnSeat } from '../../app/seats/take-seat.ts';
import { refused } from '../../engine/refusal.ts';
import { reloadPanels } from '../board/update-panels.ts';
import type { Component, ComponentHandler, ComponentReply } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import { createTableContext } from '../core/create-context.ts';
import { type ComponentName, type CustomIdParts, parseCustomId } from '../core/custom-ids.ts';
import type { IncomingInteraction } from '../core/incoming-interaction.ts';
import { checkTableAccess } from '../core/left-servers.ts';
import type { TableMessage } from '../core/payload.ts';
import { getPlace, saveThreadParent } from '../core/place.ts';
import { createForgedMessage, createRefusalMessage } from '../core/refusals.ts';
import {
  type AddressedReply,
  replyInPlace,
  replyPrivately,
  replyPublicly,
  replyQuietly,
} from '../core/reply.ts';
import { createTableMessage } from '../text/status.ts';
import { ensureAwake } from '../turns/ensure-awake.ts';
import { components } from './components.ts';

type ComponentContext = InteractionContext<MessageComponentInteraction>;
type IncomingComponent = IncomingInteraction<MessageComponentInteraction>;

/** Handles a button or menu of the bot. */
export async function handleComponent(incoming: IncomingComponent): Promise<void> {
  const parts = parseCustomId(incoming.interaction.customId);
  const answered = replyToComponent(incoming, parts);
  await (parts
    ? incoming.bot.answering.during(parts.tableId, refreshPrivateMessages(incoming, parts, answered))
    : answered);
}

/**
 * Updates the panels of the table that were left alone during the reply. Deletes the panel of a player who answers on the board instead.
 */
async function refreshPrivateMessages(
  { bot, interaction }: IncomingComponent,
  { name, tableId }: CustomIdParts,
  answered: Promise<void>,
): Promise<void> {
  const { privateMessages, log } = bot;
  const { id: person } = interaction.user;
  await privateMessages.during(tableId, person, answered).finally(async () => {
    try {
      if (name === 'do') await privateMessages.removeAging(tableId, person);
      if (privateMessages.takeSkipped(tableId, person)) await reloadPanels(bot, tableId);
    } catch (error) {
      log.warn({ err: error, table: tableId }, 'Failed to update a private message');
    }
  });
}

async function replyToComponent(incoming: IncomingComponent, parts: CustomIdParts | null): Promise<void> {
  const { message } = incoming.interaction;
  const known = parts && components.find(({ name }) => name === parts.name);
  const replying = async (ctx: ComponentContext) => await createComponentReply(ctx, parts, known ?? null);
  const isOwn = message.flags.has(MessageFlags.Ephemeral);
  if (known?.way === 'quiet' && !isOwn) return await replyQuietly(incoming, replying);
  if (known?.way === 'aloud')
    return await replyPublicly(incoming, async (ctx) => toAddressedReply(ctx, await replying(ctx)));
  if (isOwn && known?.way !== 'anew') return await replyInPlace(incoming, replying);
  await replyPrivately(incoming, replying);
}

/** Addresses a reply. Where the bot can only answer, strangers to the match may read along, so the reply stays private. */
function toAddressedReply(
  { interaction }: ComponentContext,
  { toAll = false, ...payload }: ComponentReply,
): AddressedReply {
  return { toAll: toAll && getPlace(interaction) !== 'elsewhere', payload };
}

async function createComponentReply(
  ctx: ComponentContext,
  parts: CustomIdParts | null,
  known: Component | null,
): Promise<ComponentReply> {
  const reading = parts && known ? known.reading(parts.fields) : null;
  if (parts === null || reading === null) return createForgedMessage(ctx.language);
  return await runComponent(ctx, parts, reading);
}

async function runComponent(
  ctx: ComponentContext,
  { name, tableId: id }: CustomIdParts,
  reading: ComponentHandler,
): Promise<ComponentReply> {
  const { bot, language } = ctx;
  const table = await loadTable(bot.app, id);
  if (!refused(table) && !isAllowedHere(ctx, table)) return createForgedMessage(language);
  if (reading.at === 'anywhere')
    return markTableMessage(id, await reading.run(ctx, refused(table) ? null : table));
  if (refused(table)) return createRefusalMessage(table, language);
  const no = await checkTableAccess(ctx, table);
  if (no) return createRefusalMessage(no, language);
  const now = await ensureAwake(ctx, table);
  if ('no' in now) return markTableMessage(id, now.no);
  await saveThreadParent(ctx, now);
  bot.retryNow(id);
  await catchUpScreen(bot.app, now, ctx.by.person);
  bot.recent.note(id, ctx.by.person);
  const tableCtx = createTableContext(ctx, now);
  const reply = await reading.run(tableCtx);
  return markTableMessage(
    id,
    reply,
    PANEL_COMPONENTS.includes(name) ? createTableMessage(tableCtx) : undefined,
  );
}

/** Marks a reply as the player's one private message about the table, if it is about one; `shows` if it follows the game. */
function markTableMessage(
  id: number,
  reply: ComponentReply,
  marked: TableMessage = { id, shows: null },
): ComponentReply {
  return reply.about || id === 0 ? reply : { ...reply, about: marked };
}

/** Components whose replies are updated with the game. */
const PANEL_COMPONENTS: readonly string[] = [
  'play',
  'again',
  'turn',
  'view',
  'answer',
  'menu',
  'rethink',
  'stop',
  'hint',
  'do',
  'take-back',
  'ask-back',
  'agree',
  'decline',
  'repeat',
  'repeat-stop',
  'nudge',
] satisfies readonly ComponentName[];

/**
 * Returns whether the table's component may be used here: in the table's channel, or in a private or direct message of a player with a
 * seat.
 */
function isAllowedHere({ interaction, by }: ComponentContext, table: Table): boolean {
  if (table.record.channel === interaction.channelId) return true;
  const isPrivate =
    interaction.message.flags.has(MessageFlags.Ephemeral) || getPlace(interaction) === 'direct';
  return isPrivate && (hasOwnSeat(table, by.person) || findReservedSeat(table, by.person) !== null);
}
