import { type AutocompleteInteraction, PermissionFlagsBits } from 'discord.js';
import type { Actor } from '../../app/core/actor.ts';
import { getPrintableName } from '../../app/core/names.ts';
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

/** Who calls by this interaction: what they chose is read here, once, and handed down. */
export async function createInteractionContext<A extends BotInteraction>(
  bot: BotContext,
  asked: A,
): Promise<InteractionContext<A>> {
  const arrived = bot.app.now();
  const by: Actor = {
    interaction: asked.id,
    at: asked.createdTimestamp,
    person: asked.user.id,
    name: getMemberName(asked),
    username: asked.user.username,
    manages: asked.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false,
    locale: asked.locale,
  };
  const reader = await loadReader(bot, asked);
  return { bot, asked, by: { ...by, ...createMember(asked, reader.language) }, arrived, ...reader };
}

/** Who is typing there. */
export async function createAutocompleteContext(
  bot: BotContext,
  asked: AutocompleteInteraction,
): Promise<AutocompleteContext> {
  return { bot, asked, ...(await loadReader(bot, asked)) };
}

/** The same caller after they have chosen anew. */
export async function reloadSettings<C extends InteractionContext>(caller: C): Promise<C> {
  return { ...caller, ...(await loadReader(caller.bot, caller.asked)) };
}

async function loadReader(
  { app }: BotContext,
  { user, locale }: Pick<BotInteraction, 'user' | 'locale'>,
): Promise<Pick<InteractionContext, 'own' | 'language'>> {
  const own = await loadOwnSettings(app, user.id);
  return { own, language: own.hours.language ?? parseLocale(locale) };
}

/** The caller at that table, as it is now. What they may do in the channel where they are counts for tables in it. */
export function createTableContext<A extends BotInteraction>(
  ctx: InteractionContext<A>,
  table: Table,
): TableContext<A> {
  const { bot, asked, by, language, own, arrived } = ctx;
  const elsewhere = table.record.channel !== asked.channelId;
  const manages = by.manages && !elsewhere;
  return {
    ...{ bot, asked, language, own, arrived, table, elsewhere },
    by: { ...by, manages, name: getActorName(table, asked, by) },
    seat: findSeat(table, by.person),
  };
}

/** Returns what the table calls somebody in direct messages, where Discord tells no name of a server. */
function getActorName({ seats }: Table, { guildId }: BotInteraction, { person, name }: Actor): string {
  const isThem = (one: Table['seats'][number]) => 'person' in one && one.person === person;
  return (guildId === null ? seats.find(isThem)?.name : undefined) ?? name;
}

/** Whether they sit there. */
export function isSeated<A extends BotInteraction>(ctx: TableContext<A>): ctx is SeatedContext<A> {
  return ctx.seat !== null;
}

/** Roles are looked up lazily: few interactions need them. */
function createMember(asked: BotInteraction, reader: Language): Pick<Actor, 'member'> {
  const { member, guild, guildId } = asked;
  if (guildId === null || member === null) return {};
  const has = (role: string) =>
    role === guildId ||
    (Array.isArray(member.roles) ? member.roles.includes(role) : member.roles.cache.has(role));
  const exists = (role: string) => guild?.roles.cache.has(role) ?? true;
  const language = getTableLanguage(asked, reader);
  return { member: { guild: guildId, language, manages: canManageServer(asked), has, exists } };
}

/** What the person is called in this server. */
function getMemberName({ member, user }: BotInteraction): string {
  const nick = member === null ? null : 'displayName' in member ? member.displayName : member.nick;
  return getPrintableName(nick ?? user.displayName, user.username);
}
