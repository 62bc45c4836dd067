import type { User } from 'discord.js';
import { setDigest } from '../../app/digest/schedule.ts';
import { blockPeople, loadBlockList, unblockPeople } from '../../app/moderation/block.ts';
import { checkCanOpen } from '../../app/permissions/check-can-open.ts';
import { startDailyPuzzles, stopDailyPuzzles } from '../../app/puzzles/daily.ts';
import { switchDashboard } from '../../app/server-settings/dashboard.ts';
import {
  getServerSettings,
  type ServerSettings,
  setServerSettings,
} from '../../app/server-settings/server-settings.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { getTableLanguage } from '../core/language.ts';
import type { Payload } from '../core/payload.ts';
import {
  canManageServer,
  describeMissingPermissions,
  getMissingLogPermissions,
} from '../core/permissions.ts';
import { getParentId } from '../core/place.ts';
import { createForgedMessage, createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { LOG_CHANNELS } from '../core/rows.ts';
import { createAccessMessage } from './access.ts';
import { createServerRows, type ServerPage } from './rows.ts';
import { describeSetting } from './setting-line.ts';

/** Settings of each page, in display order. */
const SETTINGS: Readonly<Record<SettingsPage, readonly (keyof ServerSettings)[]>> = {
  games: ['language', 'channels', 'pace', 'rated', 'tablesOfPerson', 'tables'],
  messages: ['notifications', 'tidy', 'voices', 'puzzles', 'letter', 'dashboard'],
};

/** Turns the daily puzzle in this channel on or off, then shows the server's settings. */
export async function switchPuzzles(ctx: InteractionContext, on: boolean): Promise<Payload> {
  const { bot, by, interaction, language } = ctx;
  const guild = interaction.guildId;
  if (guild === null || !canManageServer(interaction))
    return createRefusalMessage(new Refusal(text('bot:refuse.managersOnly')), language);
  const missing = on ? describeMissingPermissions(interaction, 'open', language) : null;
  if (missing !== null) return await showServerSettings(ctx, [missing], 'messages');
  const where = { guild, channel: interaction.channelId, language: getTableLanguage(interaction, language) };
  const outcome = await (on ? startDailyPuzzles(bot.app, by, where) : stopDailyPuzzles(bot.app, by, guild));
  return await showServerSettings(
    ctx,
    refused(outcome) ? [formatRefusal(outcome, language)] : [],
    'messages',
  );
}

/** Shows the server's settings to users who may manage the server. `first`: reason why the last change was refused. */
export async function showServerSettings(
  ctx: InteractionContext,
  first: readonly string[] = [],
  page: ServerPage = 'games',
): Promise<Payload> {
  return checkManagesServer(ctx) ?? (await showSettingsPage(ctx, first, page));
}

/** Changes some settings and shows the result; `part` is null for a value that no menu offers. */
export async function changeServer(
  ctx: InteractionContext,
  part: Partial<ServerSettings> | null,
  page: ServerPage = 'games',
): Promise<Payload> {
  const { bot, by, interaction, language } = ctx;
  const objection = checkManagesServer(ctx);
  if (objection) return objection;
  if (part === null) return createForgedMessage(language);
  const outcome = await setServerSettings(bot.app, by, interaction.guildId ?? '', part);
  return await showSettingsPage(ctx, refused(outcome) ? [formatRefusal(outcome, language)] : [], page);
}

/** Turns the weekly digest in this channel on, in the caller's time zone, or off. */
export async function changeDigest(ctx: InteractionContext, wanted: boolean): Promise<Payload> {
  const { bot, by, interaction, settings, language } = ctx;
  const objection = checkManagesServer(ctx);
  if (objection) return objection;
  const lacking = wanted ? describeMissingPermissions(interaction, 'open', language) : null;
  if (lacking !== null) return await showSettingsPage(ctx, [lacking], 'messages');
  const here = { channel: interaction.channelId, zone: settings.hours.zone ?? 'UTC' };
  const digest = wanted ? { ...here, language: getTableLanguage(interaction, language) } : null;
  const outcome = await setDigest(bot.app, by, interaction.guildId ?? '', digest);
  return await showSettingsPage(ctx, refused(outcome) ? [formatRefusal(outcome, language)] : [], 'messages');
}

/** Turns the dashboard on in this channel, or off. */
export async function changeDashboard(ctx: InteractionContext, wanted: boolean): Promise<Payload> {
  const { bot, by, interaction, language } = ctx;
  const objection = checkManagesServer(ctx);
  if (objection) return objection;
  const lacking = wanted ? describeMissingPermissions(interaction, 'open', language) : null;
  if (lacking !== null) return await showSettingsPage(ctx, [lacking], 'messages');
  const place = wanted
    ? { channel: interaction.channelId, language: getTableLanguage(interaction, language) }
    : null;
  const outcome = await switchDashboard(bot.app, by, interaction.guildId ?? '', place);
  return await showSettingsPage(ctx, refused(outcome) ? [formatRefusal(outcome, language)] : [], 'messages');
}

/** Shows the users blocked on a server, from an offset. */
export async function showBlocked(ctx: InteractionContext, from: number): Promise<Payload> {
  return checkManagesServer(ctx) ?? (await showSettingsPage(ctx, [], 'access', from));
}

/** Sets the channel of the moderators' log, or turns the log off. */
export async function changeLog(ctx: InteractionContext): Promise<Payload> {
  const { interaction, language } = ctx;
  const objection = checkManagesServer(ctx);
  if (objection) return objection;
  const chosen =
    'isChannelSelectMenu' in interaction && interaction.isChannelSelectMenu()
      ? [...interaction.channels.values()]
      : null;
  const [channel] = chosen ?? [];
  if (chosen === null || (channel && !LOG_CHANNELS.includes(channel.type)))
    return createForgedMessage(language);
  const missing = channel === undefined ? [] : getMissingLogPermissions(interaction, channel.id);
  if (!channel || missing.length === 0)
    return await changeServer(ctx, { log: channel?.id ?? null }, 'access');
  const no = text('bot:server.cannotLog', { channel: `<#${channel.id}>`, missing });
  return await showSettingsPage(ctx, [translate(language, no, () => '')], 'access');
}

/** Blocks users on a server and shows the updated page; `users` is null for values that no menu offers. */
export async function blockChosenUsers(
  ctx: InteractionContext,
  users: readonly User[] | null,
): Promise<Payload> {
  const people = users?.map(({ id }) => id) ?? null;
  const isBot = users?.some(({ bot }) => bot) ?? false;
  const notBots = async () => new Refusal(text('bot:refuse.blockSelf'));
  return await changeBlocked(ctx, isBot ? notBots : blockPeople, people);
}

/** Unblocks users on a server and shows the updated page; `people` is null for values that no menu offers. */
export async function unblockChosenUsers(
  ctx: InteractionContext,
  people: readonly string[] | null,
): Promise<Payload> {
  return await changeBlocked(ctx, unblockPeople, people);
}

async function changeBlocked(
  ctx: InteractionContext,
  change: (...of: Parameters<typeof blockPeople>) => ReturnType<typeof blockPeople>,
  people: readonly string[] | null,
): Promise<Payload> {
  const { bot, by, interaction, language } = ctx;
  const objection = checkManagesServer(ctx);
  if (objection) return objection;
  if (people === null) return createForgedMessage(language);
  const outcome = await change(bot.app, by, interaction.guildId ?? '', people);
  return await showSettingsPage(ctx, refused(outcome) ? [formatRefusal(outcome, language)] : [], 'access');
}

/** Returns why the server's settings forbid a table here, or null if they allow one. */
export async function checkServerAllowsTables({
  bot,
  interaction,
  by,
  language,
}: InteractionContext): Promise<Payload | null> {
  const place = {
    guild: interaction.guildId ?? '',
    channel: interaction.channelId,
    parent: getParentId(interaction.channel),
  };
  const objection = await checkCanOpen(bot.app.store, by, place);
  return objection && createRefusalMessage(objection, language);
}

async function showSettingsPage(
  ctx: InteractionContext,
  first: readonly string[],
  page: ServerPage,
  from = 0,
): Promise<Payload> {
  const { bot, interaction } = ctx;
  const guild = interaction.guildId ?? '';
  const server = await getServerSettings(bot.app, guild);
  if (page !== 'access') return createServerMessage(ctx, server, page, first);
  return createAccessMessage(ctx, server, await loadBlockList(bot.app, guild, from), first);
}

function checkManagesServer({ interaction, language }: InteractionContext): Payload | null {
  if (interaction.guildId !== null && canManageServer(interaction)) return null;
  return createRefusalMessage(new Refusal(text('bot:refuse.managersOnly')), language);
}

type SettingsPage = Exclude<ServerPage, 'access'>;

/** Creates one page of settings with its menus and buttons. `first`: reason why the last change was refused. */
function createServerMessage(
  { interaction, language }: Pick<InteractionContext, 'interaction' | 'language'>,
  server: ServerSettings,
  page: SettingsPage,
  first: readonly string[] = [],
): Payload {
  const tell = (what: Text) => translate(language, what, () => '');
  const content = [
    ...first,
    tell(text('bot:server.title')),
    ...SETTINGS[page].map((name) => `- ${tell(describeSetting(name, server, language))}`),
    `-# ${tell(text(`bot:server.about.${page}`))}`,
  ].join('\n');
  return { content, rows: createServerRows(interaction, server, page, language) };
}
