import { getGuildField } from '../world/direct.ts';
import { createBotMember, createMember } from '../world/guild.ts';
import type { ReactionChange } from '../world/reactions.ts';
import type { Server } from '../world/server.ts';
import type { Post, World } from '../world/world.ts';
import type { GatewayEvent } from './events.ts';

const GUILD_MESSAGE_REACTIONS = 1 << 10;
const DIRECT_MESSAGE_REACTIONS = 1 << 13;

/** Creates the event of changed reactions: https://docs.discord.com/developers/events/gateway-events#message-reaction-add */
export function createReactionEvents(
  world: World,
  change: ReactionChange & { readonly post: Post },
): readonly GatewayEvent[] {
  const { id: message_id, channel_id, author } = change.post.message;
  const { kind, emoji, user } = change;
  const server = world.serverOf(world.channels.get(channel_id));
  const place = { channel_id, message_id, ...getGuildField(world, channel_id) };
  const one = { ...place, ...(emoji && { emoji }), ...(user && { user_id: user, burst: false, type: 0 }) };
  const added = { message_author_id: author.id, burst_colors: [], ...getMemberField(world, server, user) };
  const event = { t: getEventName(change), d: kind === 'reacted' ? { ...one, ...added } : one };
  if (server === undefined) return [{ ...event, intent: DIRECT_MESSAGE_REACTIONS, guild: null }];
  return server.isBotIn ? [{ ...event, intent: GUILD_MESSAGE_REACTIONS, guild: server.id }] : [];
}

function getEventName({ kind, emoji, user }: ReactionChange): string {
  if (kind === 'reacted') return 'MESSAGE_REACTION_ADD';
  if (user !== null) return 'MESSAGE_REACTION_REMOVE';
  return emoji === null ? 'MESSAGE_REACTION_REMOVE_ALL' : 'MESSAGE_REACTION_REMOVE_EMOJI';
}

function getMemberField(world: World, server: Server | undefined, user: string | null): object {
  if (server === undefined) return {};
  const person = server.person(user ?? '');
  return { member: person === undefined ? createBotMember(world, server) : createMember(person) };
}
