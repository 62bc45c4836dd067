import { type AutocompleteInteraction, PermissionFlagsBits } from 'discord.js';
import type { Actor } from '../../app/core/actor.ts';
import { getPrintableName } from '../../app/core/names.ts';
import { isDirect } from '../../app/core/screens.ts';
import { findSeat, type Table } from '../../app/core/table.ts';
import { loadOwnSettings } from '../../app/settings/settings.ts';
import type { Language } from '../../engine/text.ts';
import type {
  AutocompleteContext,
  BotContext,
  BotInteraction,
  InteractionContext,
  SeatedContext,
  TableContext,
} from './context.ts';
import { getTableLanguage, parseLocale } from './language.ts';
import { canManageServer } from './permissions.ts';
import { getPlace } from './place.ts';

/** Creates the context of an interaction. It loads the user's settings once and hands them down. */
export async function createInteractionContext<A extends BotInteraction>(
  bot: BotContext,
  interaction: A,
): Promise<InteractionContext<A>> {
  const arrived = bot.app.now();
  const by: Actor = {
    interaction: interaction.id,
    at: interaction.createdTimestamp,
    person: interaction.user.id,
    name: getMemberName(interaction),
    username: interaction.user.username,
    manages: interaction.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false,
    locale: interaction.locale,
  };
  const reader = await loadReader(bot, interaction);
  return {
    bot,
    interaction,
    by: { ...by, ...createMember(interaction, reader.language) },
    arrived,
    ...reader,
  };
}

/** Creates the context of an autocomplete request. */
export async function createAutocompleteContext(
  bot: BotContext,
  interaction: AutocompleteInteraction,
): Promise<AutocompleteContext> {
  return { bot, interaction, ...(await loadReader(bot, interaction)) };
}

/** Returns the context with the user's settings loaded again after they changed. */
export async function reloadSettings<C extends InteractionContext>(ctx: C): Promise<C> {
  return { ...ctx, ...(await loadReader(ctx.bot, ctx.interaction)) };
}

async function loadReader(
  { app }: BotContext,
  { user, locale }: Pick<BotInteraction, 'user' | 'locale'>,
): Promise<Pick<InteractionContext, 'settings' | 'language'>> {
  const settings = await loadOwnSettings(app, user.id);
  return { settings, language: settings.hours.language ?? parseLocale(locale) };
}

/**
 * Creates the context of an interaction at a table as it is now.
 * The permission to manage the channel counts only for tables in the channel of the interaction.
 */
export function createTableContext<A extends BotInteraction>(
  ctx: InteractionContext<A>,
  table: Table,
): TableContext<A> {
  const { bot, interaction, by, language, settings, arrived } = ctx;
  const elsewhere = !isShownHere(table, interaction);
  const manages = by.manages && !elsewhere;
  return {
    ...{ bot, interaction, language, settings, arrived, table, elsewhere },
    by: { ...by, manages, name: getActorName(table, interaction, by) },
    seat: findSeat(table, by.person),
  };
}

/** Returns whether the messages of a table are in the channel of the interaction. */
function isShownHere({ record }: Table, interaction: BotInteraction): boolean {
  if (isDirect(record)) return getPlace(interaction) === 'direct';
  return record.channel === interaction.channelId;
}

/** Returns the player's name at the table for direct messages, where Discord sends no server nickname. */
function getActorName({ seats }: Table, { guildId }: BotInteraction, { person, name }: Actor): string {
  const isThem = (one: Table['seats'][number]) => 'person' in one && one.person === person;
  return (guildId === null ? seats.find(isThem)?.name : undefined) ?? name;
}

/** Returns whether the player has a seat at the table. */
export function isSeated<A extends BotInteraction>(ctx: TableContext<A>): ctx is SeatedContext<A> {
  return ctx.seat !== null;
}

/** Creates the actor's member data. Roles are looked up lazily: few interactions need them. */
function createMember(interaction: BotInteraction, reader: Language): Pick<Actor, 'member'> {
  const { member, guild, guildId } = interaction;
  if (guildId === null || member === null) return {};
  const has = (role: string) =>
    role === guildId ||
    (Array.isArray(member.roles) ? member.roles.includes(role) : member.roles.cache.has(role));
  const exists = (role: string) => guild?.roles.cache.has(role) ?? true;
  const language = getTableLanguage(interaction, reader);
  return { member: { guild: guildId, language, manages: canManageServer(interaction), has, exists } };
}

/** Returns the user's display name in this server. */
function getMemberName({ member, user }: BotInteraction): string {
  const nick = member === null ? null : 'displayName' in member ? member.displayName : member.nick;
  return getPrintableName(nick ?? user.displayName, user.username);
}
