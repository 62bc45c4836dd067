import { findGame } from '../../app/core/context.ts';
import { PACES } from '../../app/core/pace.ts';
import { NO_SERVER } from '../../app/core/screens.ts';
import { parseTheme } from '../../app/core/theme.ts';
import { checkCanChallenge, type Guest } from '../../app/lobby/challenge.ts';
import { ChannelTakenRefusal, openTable, type TableSpec } from '../../app/lobby/open.ts';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { Names } from '../../i18n/translate.ts';
import type { ComponentReply } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import type { ComponentId } from '../core/custom-ids.ts';
import { packIds } from '../core/fields.ts';
import { getTableLanguage } from '../core/language.ts';
import { escapeName } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { getParentId, getPlace } from '../core/place.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { checkCanOpenThread, createChannelTakenMessage } from '../server-settings/check-can-open.ts';
import { addNotificationsOffer } from '../server-settings/notifications.ts';
import { createOpenedMessage } from './opened-message.ts';

/** Returns the spec of a table in this channel with the server's defaults. */
export async function getDefaultTableSpec(
  { bot, interaction, language }: InteractionContext,
  game: string,
): Promise<TableSpec> {
  const isInServer = getPlace(interaction) === 'server';
  const guild = isInServer ? (interaction.guildId ?? '') : NO_SERVER;
  const usual = await getServerSettings(bot.app, guild);
  return {
    guild,
    // Without a server a table has no channel but a number of its own.
    channel: isInServer ? interaction.channelId : interaction.id,
    parent: isInServer ? getParentId(interaction.channel) : null,
    game,
    language: usual.language ?? getTableLanguage(interaction, language),
    pace: PACES.find((hours) => hours === usual.pace) ?? null,
  };
}

/** Opens the table and says where it is. */
export async function openTableHere(ctx: InteractionContext, wish: TableSpec): Promise<ComponentReply> {
  const { bot, by, language } = ctx;
  const table = await openTable(bot.app, by, wish);
  if (table instanceof ChannelTakenRefusal) return await createChannelTakenReply(ctx, wish, table, false);
  if (refused(table)) return createRefusalMessage(table, language, createGuestNames(by.name, wish.guests));
  return await addNotificationsOffer(ctx, await createOpenedMessage(ctx, wish, table), 'offer');
}

/**
 * Returns why the channel is taken, with a button that opens a thread if one can be opened. `atOnce`: a match against AIs, without a lobby.
 */
export async function createChannelTakenReply(
  ctx: InteractionContext,
  wish: TableSpec,
  taken: ChannelTakenRefusal,
  atOnce: boolean,
): Promise<ComponentReply> {
  const { bot, language } = ctx;
  const message = await createChannelTakenMessage(bot, wish, taken, language);
  if ('no' in checkCanOpenThread(ctx)) return message;
  const reply = { ...message, rows: createInThreadRows(wish, atOnce, language) };
  return await addNotificationsOffer(ctx, reply, 'offerThreads');
}

/** Returns why the guests cannot be invited, before anything is opened; null if they can. */
export async function checkCanInvite(
  { bot, by, interaction, language }: InteractionContext,
  { guests = [], game }: Pick<TableSpec, 'guests'> & { readonly game?: string },
): Promise<Payload | null> {
  const looking = { store: bot.app.store, at: bot.app.now(), guild: interaction.guildId ?? '' };
  const known = game === undefined ? undefined : findGame(bot.app, game);
  const objection = await checkCanChallenge(looking, by, guests, known);
  return objection && createRefusalMessage(objection, language, createGuestNames(by.name, guests));
}

/** Names the host and the guests by the seats they would have. */
export function createGuestNames(host: string, guests: readonly Guest[] = []): Names {
  return (seat) => escapeName([host, ...guests.map(({ name }) => name)][seat] ?? '');
}

/**
 * Creates the button *Open it in a thread*. Its custom id holds the whole spec, including the guests. `atOnce`: a match against AIs,
 * without a lobby.
 */
export function createInThreadRows(wish: TableSpec, atOnce: boolean, language: Language): readonly Row[] {
  const { game, language: spoken, pace } = wish;
  const theme = parseTheme({ id: game }, wish.theme ?? null);
  const kept = refused(theme) ? '' : (theme ?? '');
  const hours = String(pace ?? '');
  const guests = (wish.guests ?? []).map(({ person }) => person);
  const pressing: ComponentId =
    guests.length > 0
      ? ['in-with', 0, game, kept, spoken, hours, packIds(guests)]
      : ['in-thread', 0, game, kept, spoken, hours, atOnce];
  return createButtonRows([createNamedButton(language, 'inThread', pressing, 'primary')]);
}
