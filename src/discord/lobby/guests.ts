import type { APIInteractionDataResolvedGuildMember, GuildMember, User } from 'discord.js';
import { getPrintableName } from '../../app/core/names.ts';
import type { Guest } from '../../app/lobby/challenge.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { CommandContext } from '../core/command.ts';
import type { InteractionContext } from '../core/context.ts';
import { fetchMember } from '../core/memory/membership-cache.ts';
import { escapeName } from '../core/names.ts';
import { FormattedRefusal } from '../core/refusals.ts';

/** Server member, as Discord includes it in an interaction. */
type Member = GuildMember | APIInteractionDataResolvedGuildMember;

/** Returns the guest named by an option of a command, null if it was left out, or a refusal if they cannot be invited. */
export function readGuest({ interaction }: CommandContext, name: string): Guest | Refusal | null {
  const user = interaction.options.getUser(name);
  return user && toGuest(user, interaction.options.getMember(name));
}

/** Returns a member of this server as a guest. Refuses bots and users who are not in the server. */
export function toGuest(user: User, member: Member | null): Guest | Refusal {
  if (user.bot) return new Refusal(text('bot:refuse.noBots'));
  if (member === null) return refuseNonMember(escapeName(getPrintableName(user.displayName, user.username)));
  const nick = 'displayName' in member ? member.displayName : member.nick;
  const { id: person, username, displayName } = user;
  return { person, name: getPrintableName(nick ?? displayName, username), username };
}

/** Fetches a user by id from Discord and returns the guest. Refuses like {@link toGuest}. */
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
