import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { PlaygroundContext } from '../playground-context.ts';
import type { Server } from '../world/server.ts';
import type { ServerPerson } from '../world/server-person.ts';
import type { ActionContext } from './gestures.ts';
import type { MessageName } from './playground-user.ts';
import { CannotDoError } from './typed-options.ts';

/** Returns true if the person may manage the server and everything on it. */
export const isManager = ({ permissions }: ServerPerson): boolean => (permissions & P.ManageGuild) !== 0n;

/** Returns the server with this id, or the server of this channel; the first server without a server. */
export const getServer = ({ world }: PlaygroundContext, id: string): Server =>
  world.server(id) ?? world.serverOf(world.channels.get(id)) ?? world.first;

/** Throws unless the person is on the server and may manage it. */
export function demandManager({ playground, person, channelId }: ActionContext): void {
  if (!isManager(person) || !getServer(playground, channelId).has(person.user.id))
    throw new CannotDoError(`${person.nick} may not do this here.`);
}

/** Deletes a thread, or a channel of the server with its threads. */
export function removeChannel({ world }: PlaygroundContext, id: string): void {
  const channel = world.channels.get(id);
  if (channel === undefined || world.serverOf(channel) === undefined)
    throw new CannotDoError('There is no such channel.');
  world.remove(channel);
}

/** Deletes a message that everybody sees; moderators cannot reach ephemeral messages. */
export function removeMessage({ world }: PlaygroundContext, message: MessageName): void {
  const id = typeof message === 'string' ? message : message?.id;
  const post = world.posts.get(id ?? '');
  const server = world.serverOf(world.channels.get(post?.message.channel_id ?? ''));
  if (post === undefined || post.ephemeralTo !== null || server === undefined)
    throw new CannotDoError(`There is no message ${id}.`);
  world.delete(post);
}
