import { type AutocompleteInteraction, PermissionFlagsBits } from 'discord.js';
import type { Act } from '../../app/core/actor.ts';
import { printableName } from '../../app/core/names.ts';
import { seatOf, type Table } from '../../app/core/table.ts';
import { ownOfPerson } from '../../app/settings/settings.ts';
import type { Language } from '../../engine/text.ts';
import type { Asked, Bot, Caller, Seated, Typist, Visit } from './context.ts';
import { languageOf, tableLanguage } from './language.ts';
import { managesServer } from './permissions.ts';

/** Who calls by this interaction: what they chose is read here, once, and handed down. */
export async function callerOf<A extends Asked>(bot: Bot, asked: A): Promise<Caller<A>> {
  const arrived = bot.house.now();
  const by: Act = {
    interaction: asked.id,
    at: asked.createdTimestamp,
    person: asked.user.id,
    name: nameOf(asked),
    username: asked.user.username,
    manages: asked.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false,
    locale: asked.locale,
  };
  const reader = await readerOf(bot, asked);
  return { bot, asked, by: { ...by, ...memberIn(asked, reader.language) }, arrived, ...reader };
}

/** Who is typing there. */
export async function typistOf(bot: Bot, asked: AutocompleteInteraction): Promise<Typist> {
  return { bot, asked, ...(await readerOf(bot, asked)) };
}

/** The same caller after they have chosen anew. */
export async function chosenAnew<C extends Caller>(caller: C): Promise<C> {
  return { ...caller, ...(await readerOf(caller.bot, caller.asked)) };
}

async function readerOf(
  { house }: Bot,
  { user, locale }: Pick<Asked, 'user' | 'locale'>,
): Promise<Pick<Caller, 'own' | 'language'>> {
  const own = await ownOfPerson(house, user.id);
  return { own, language: own.hours.language ?? languageOf(locale) };
}

/** The caller at that table, as it is now. What they may do in the channel where they are counts for tables in it. */
export function visitTo<A extends Asked>(caller: Caller<A>, table: Table): Visit<A> {
  const { bot, asked, by, language, own, arrived } = caller;
  const elsewhere = table.record.channel !== asked.channelId;
  const manages = by.manages && !elsewhere;
  return {
    ...{ bot, asked, language, own, arrived, table, elsewhere },
    by: { ...by, manages, name: nameAt(table, asked, by) },
    seat: seatOf(table, by.person),
  };
}

/** Returns what the table calls somebody in direct messages, where Discord tells no name of a server. */
function nameAt({ sitters }: Table, { guildId }: Asked, { person, name }: Act): string {
  const isThem = (one: Table['sitters'][number]) => 'person' in one && one.person === person;
  return (guildId === null ? sitters.find(isThem)?.name : undefined) ?? name;
}

/** Whether they sit there. */
export function isSeated<A extends Asked>(visit: Visit<A>): visit is Seated<A> {
  return visit.seat !== null;
}

/** Roles are looked up lazily: few interactions need them. */
function memberIn(asked: Asked, reader: Language): Pick<Act, 'member'> {
  const { member, guild, guildId } = asked;
  if (guildId === null || member === null) return {};
  const has = (role: string) =>
    role === guildId ||
    (Array.isArray(member.roles) ? member.roles.includes(role) : member.roles.cache.has(role));
  const exists = (role: string) => guild?.roles.cache.has(role) ?? true;
  const language = tableLanguage(asked, reader);
  return { member: { guild: guildId, language, manages: managesServer(asked), has, exists } };
}

/** What the person is called in this server. */
function nameOf({ member, user }: Asked): string {
  const nick = member === null ? null : 'displayName' in member ? member.displayName : member.nick;
  return printableName(nick ?? user.displayName, user.username);
}
