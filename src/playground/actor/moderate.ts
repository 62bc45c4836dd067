import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { PlaygroundContext } from '../playground-context.ts';
import { getAudience, isDirect } from '../world/direct.ts';
import type { Server } from '../world/server.ts';
import type { ServerPerson } from '../world/server-person.ts';
import type { ActionContext } from './gestures.ts';
import type { MessageName } from './playground-user.ts';
import { CannotDoError } from './typed-options.ts';

/** Whether somebody manages the server and all that is on it. */
export const isManager = ({ permissions }: ServerPerson): boolean => (permissions & P.ManageGuild) !== 0n;

/** The server that is looked at: that of a channel, or the one of this id itself; the first for direct messages. */
export const getServer = ({ world }: PlaygroundContext, id: string): Server =>
  world.server(id) ?? world.serverOf(world.channels.get(id)) ?? world.first;

/** Refuses what only somebody who manages the server and is there may do. */
export function demandManager({ room, person, channelId }: ActionContext): void {
  if (!isManager(person) || !getServer(room, channelId).has(person.user.id))
    throw new CannotDoError(`${person.nick} may not do this here.`);
}

/** Deletes a channel of the server with its threads, or a thread. */
export function removeChannel({ world }: PlaygroundContext, id: string): void {
  const channel = world.channels.get(id);
  if (channel === undefined || isDirect(channel)) throw new CannotDoError('There is no such channel.');
  world.remove(channel);
}

/** Deletes a message that everybody sees. What only one person sees no moderator can reach. */
export function removeMessage({ world }: PlaygroundContext, message: MessageName): void {
  const id = typeof message === 'string' ? message : message?.id;
  const post = world.posts.get(id ?? '');
  if (post === undefined || getAudience(world, post) !== 'channel')
    throw new CannotDoError(`There is no message ${id}.`);
  world.delete(post);
}
