import type { APIInteractionDataResolvedGuildMember, GuildMember, User } from 'discord.js';
import { printableName } from '../../app/core/names.ts';
import type { Guest } from '../../app/lobby/challenge.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Called } from '../core/command.ts';
import type { Caller } from '../core/context.ts';
import { memberOf } from '../core/memory/members.ts';
import { safe } from '../core/names.ts';
import { Worded } from '../core/refusing.ts';

/** What Discord sends of somebody in the server of an interaction. */
type Member = GuildMember | APIInteractionDataResolvedGuildMember;

/** The people whom a command was given by these arguments; a refusal where one of them cannot be asked. */
export function guestsIn({ asked }: Called, names: readonly string[]): readonly Guest[] | Refusal {
  const guests: Guest[] = [];
  for (const name of names) {
    const user = asked.options.getUser(name);
    const guest = user && guestOf(user, asked.options.getMember(name));
    if (refused(guest)) return guest;
    if (guest) guests.push(guest);
  }
  return guests;
}

/** Somebody of this server who can be asked; a refusal for a bot, and for who is not in it. */
export function guestOf(user: User, member: Member | null): Guest | Refusal {
  if (user.bot) return new Refusal(text('bot:refuse.noBots'));
  if (member === null) return notHere(safe(printableName(user.displayName, user.username)));
  const nick = 'displayName' in member ? member.displayName : member.nick;
  const { id: person, username, displayName } = user;
  return { person, name: printableName(nick ?? displayName, username), username };
}

/** The same for who is only known by their id: Discord is asked. */
export async function guestById({ bot, asked }: Caller, person: string): Promise<Guest | Refusal> {
  const member = await memberOf(bot.rest, asked.guildId ?? '', person);
  if (member === null) return notHere(`<@${person}>`);
  const { nick, user } = member;
  if (user.bot) return new Refusal(text('bot:refuse.noBots'));
  const { username } = user;
  return { person, name: printableName(nick ?? user.global_name, username), username };
}

function notHere(who: string): Refusal {
  return new Worded(text('bot:refuse.notHere', { who }));
}
