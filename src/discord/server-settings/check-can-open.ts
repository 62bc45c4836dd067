import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { findNewestMessage } from '../../app/core/find-tables.ts';
import { ChannelTakenRefusal } from '../../app/lobby/open.ts';
import type { ChannelKeptRefusal } from '../../app/turns/wake.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { checkLimit } from '../core/check-limit.ts';
import type { BotContext, InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import {
  canOpenThreads,
  describeMissingPermissions,
  explainCannotPost,
  type PermissionPurpose,
} from '../core/permissions.ts';
import { createRefusalMessage, createUnavailableMessage, FormattedRefusal } from '../core/refusals.ts';
import { formatDiscordLink, getThreadKind, isThreadMember, type ThreadKind } from '../core/rest/channel.ts';
import { checkServerAllowsTables } from './change.ts';

/**
 * Returns why no table can be opened here, or null if one can. The bot does nothing for users that Discord does not let them do themselves.
 */
export async function checkCanOpenTable(ctx: InteractionContext): Promise<Payload | null> {
  const no = checkPermissions(ctx, 'open') ?? checkCanPost(ctx) ?? checkLimit(ctx, 'table');
  return no ?? (await checkServerAllowsTables(ctx)) ?? (await checkThreadMembership(ctx));
}

/** Explains how to add the bot to a private thread where it cannot post because it is no member; null elsewhere. */
export async function checkThreadMembership({
  bot,
  interaction,
  language,
}: InteractionContext): Promise<Payload | null> {
  const { channel, appPermissions } = interaction;
  if (channel?.type !== ChannelType.PrivateThread) return null;
  if (appPermissions.has(PermissionFlagsBits.ManageThreads)) return null;
  if (await isThreadMember(bot.rest, channel.id)) return null;
  return createRefusalMessage(
    new FormattedRefusal(text('bot:refuse.notInThread', { me: `<@${bot.application()}>` })),
    language,
  );
}

/**
 * Returns the kind of thread that a table can have in this channel, or a refusal. The bot does nothing for users that Discord does not let
 * them do themselves.
 */
export function checkCanOpenThread(
  ctx: InteractionContext,
): { readonly kind: ThreadKind } | { readonly no: Payload } {
  const { interaction, language } = ctx;
  const refuse = (key: 'noThreads' | 'mayNotThread') =>
    createRefusalMessage(new Refusal(text(`bot:refuse.${key}`)), language);
  const no = checkPermissions(ctx, 'openThread');
  if (no) return { no };
  const kind = getThreadKind(interaction.channel?.type);
  if (kind === null) return { no: refuse('noThreads') };
  return canOpenThreads(interaction) ? { kind } : { no: refuse('mayNotThread') };
}

function checkCanPost({ interaction, language }: InteractionContext): Payload | null {
  const no = explainCannotPost(interaction, language);
  return no === null ? null : { content: no };
}

function checkPermissions(ctx: InteractionContext, purpose: PermissionPurpose): Payload | null {
  const { interaction, language } = ctx;
  if (interaction.guild === null) return createUnavailableMessage(ctx);
  const missing = describeMissingPermissions(interaction, purpose, language);
  return missing === null ? null : { content: missing };
}

/** Explains that another table has the channel, or has it while this match is dormant, with a link to it. */
export async function createChannelTakenMessage(
  { app }: BotContext,
  { guild, channel }: { readonly guild: string; readonly channel: string },
  taken: ChannelTakenRefusal | ChannelKeptRefusal,
  language: Language,
): Promise<Payload> {
  const url = formatDiscordLink(guild, channel, await findNewestMessage(app, taken.tableId));
  const key = taken instanceof ChannelTakenRefusal ? 'channelTaken' : 'channelKept';
  return { content: translate(language, text(`bot:refuse.${key}`, { link: url }), () => '') };
}
