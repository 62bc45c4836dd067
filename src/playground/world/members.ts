import type { APIGuildMember } from 'discord-api-types/v10';
import { createBotMember, createMember } from './guild.ts';
import type { Server } from './server.ts';
import type { World } from './world.ts';

/** Lists the server's members with the bot, by id. */
export const listMembers = (world: World, server: Server): readonly APIGuildMember[] =>
  [
    createBotMember(world, server),
    ...server.people.filter(({ user }) => server.has(user.id)).map(createMember),
  ].sort((a, b) => (BigInt(a.user.id) < BigInt(b.user.id) ? -1 : 1));

/** Finds the members whose user name or nick begins with a text, in any case. */
export function findMembers(members: readonly APIGuildMember[], query: string): readonly APIGuildMember[] {
  const isMatch = (name: string | null | undefined) => name?.toLowerCase().startsWith(query.toLowerCase());
  return members.filter(({ user, nick }) => isMatch(user.username) || isMatch(nick));
}
