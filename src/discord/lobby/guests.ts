import type { APIInteractionDataResolvedGuildMember, GuildMember, User } from 'discord.js';
import { getPrintableName } from '../../app/core/names.ts';
import type { Guest } from '../../app/lobby/challenge.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { CommandContext } from '../core/command.ts';
import type { InteractionContext } from '../core/context.ts';
import { fetchMember } from '../core/memory/membership-cache.ts';
import { escapeName } from '../core/names.ts';
import { FormattedRefusal } from '../core/refusals.ts';

/** Server member, as Discord includes it in an interaction. */
type Member = GuildMember | APIInteractionDataResolvedGuildMember;

/** Returns the users named by these options of a command, or a refusal if one of them cannot be invited. */
export function readGuests(
  { interaction }: CommandContext,
  names: readonly string[],
): readonly Guest[] | Refusal {
  const guests: Guest[] = [];
  for (const name of names) {
    const user = interaction.options.getUser(name);
    const guest = user && readGuest(user, interaction.options.getMember(name));
    if (refused(guest)) return guest;
    if (guest) guests.push(guest);
  }
  return guests;
}

/** Returns a member of this server as a guest. Refuses bots and users who are not in the server. */
export function readGuest(user: User, member: Member | null): Guest | Refusal {
  if (user.bot) return new Refusal(text('bot:refuse.noBots'));
  if (member === null) return refuseNonMember(escapeName(getPrintableName(user.displayName, user.username)));
  const nick = 'displayName' in member ? member.displayName : member.nick;
  const { id: person, username, displayName } = user;
  return { person, name: getPrintableName(nick ?? displayName, username), username };
}

/** Fetches a user by id from Discord and returns the guest. Refuses like {@link readGuest}. */
export async function fetchGuest(
  { bot, interaction }: InteractionContext,
  person: string,
): Promise<Guest | Refusal> {
  const member = await fetchMember(bot.rest, interaction.guildId ?? '', person);
  if (member === null) return refuseNonMember(`<@${person}>`);
  const { nick, user } = member;
  if (user.bot) return new Refusal(text('bot:refuse.noBots'));
  const { username } = user;
  return { person, name: getPrintableName(nick ?? user.global_name, username), username };
}

function refuseNonMember(who: string): Refusal {
  return new FormattedRefusal(text('bot:refuse.notHere', { who }));
}
