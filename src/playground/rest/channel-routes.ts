import type { APIThreadChannel } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { Field } from '../checks/field.ts';
import { createRefusal } from '../checks/refusal.ts';
import { createShownChannel } from '../world/guild.ts';
import { BOT_ID } from '../world/ids.ts';
import { demandPermissions, getWritePermission, hasPermission } from '../world/permissions.ts';
import {
  checkThread,
  demandOpen,
  isThread,
  isThreadMember,
  setMetadata,
  startThread,
  startThreadUnderMessage,
} from '../world/threads.ts';
import type { Channel } from '../world/world.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createCreatedReply, createOkReply, NO_CONTENT_REPLY } from './router.ts';

/** Routes of channels: https://docs.discord.com/developers/resources/channel */
export const channelRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/channels/:channel', handle: getChannelRoute },
  { method: 'PATCH', pattern: '/channels/:channel', handle: changeThread },
  { method: 'GET', pattern: '/channels/:channel/thread-members/@me', handle: getThreadMember },
  { method: 'GET', pattern: '/channels/:channel/thread-members/:user', handle: getThreadMember },
  { method: 'POST', pattern: '/channels/:channel/typing', handle: startTyping },
  { method: 'POST', pattern: '/channels/:channel/threads', handle: startThreadRoute },
  { method: 'POST', pattern: '/channels/:channel/messages/:message/threads', handle: startMessageThread },
];

const getChannel = ({ playground, params }: RouteRequest): Channel =>
  playground.world.channel(params.channel!);

function getChannelRoute(request: RouteRequest): RouteReply {
  const channel = getChannel(request);
  demandPermissions(request.playground.world, channel);
  return createOkReply(createShownChannel(request.playground.world, channel));
}

/** Returns a thread's member: https://docs.discord.com/developers/resources/channel#get-thread-member */
function getThreadMember(request: RouteRequest): RouteReply {
  const { playground, params } = request;
  const user = params.user ?? BOT_ID;
  const channel = getChannel(request);
  demandPermissions(playground.world, channel);
  if (!isThread(channel)) throw createRefusal(50024);
  if (!isThreadMember(playground, channel, user)) throw createRefusal(10007);
  const join_timestamp = channel.thread_metadata?.create_timestamp;
  return createOkReply({ id: channel.id, user_id: user, join_timestamp, flags: 0 });
}

function startTyping(request: RouteRequest): RouteReply {
  const channel = getChannel(request);
  demandPermissions(request.playground.world, channel, getWritePermission(channel));
  demandOpen(channel);
  return NO_CONTENT_REPLY;
}

function startThreadRoute(request: RouteRequest): RouteReply {
  return createCreatedReply(startThread(request.playground, getChannel(request), request.body.json));
}

function startMessageThread(request: RouteRequest): RouteReply {
  const post = request.playground.world.posts.get(request.params.message!);
  if (post === undefined || post.message.channel_id !== request.params.channel || post.ephemeralTo !== null)
    throw createRefusal(10008);
  return createCreatedReply(
    startThreadUnderMessage(request.playground, getChannel(request), post, request.body.json),
  );
}

/** Changes a thread: https://docs.discord.com/developers/resources/channel#modify-channel-json-params-thread */
function changeThread(request: RouteRequest): RouteReply {
  const { playground, body } = request;
  const channel = getChannel(request);
  if (!isThread(channel)) {
    demandPermissions(playground.world, channel, P.ManageChannels);
    return createOkReply(channel);
  }
  const form = Field.root(body.json);
  checkThread(form, false);
  demandChange(request, channel, form);
  const name = form.at('name').value as string | undefined;
  const renamed = name === undefined ? channel : ({ ...channel, name } as APIThreadChannel);
  return createOkReply(setMetadata(playground, renamed, pickMetadata(form)));
}

/**
 * Throws unless the bot may make the change.
 * Locking needs MANAGE_THREADS; the thread's owner may do the rest. An archived thread must be opened first, which any member who may write
 * there can do unless it is locked.
 */
function demandChange({ playground }: RouteRequest, thread: APIThreadChannel, form: Field): void {
  demandPermissions(playground.world, thread);
  const manages = hasPermission(playground.world, thread, P.ManageThreads);
  const { archived, locked } = thread.thread_metadata!;
  if (!form.at('locked').absent && !manages) throw createRefusal(50013);
  const isOpening = ['name', 'auto_archive_duration', 'rate_limit_per_user'].every(
    (name) => form.at(name).absent,
  );
  const mayOpen = isOpening && form.at('archived').value === false;
  if (!manages && mayOpen) demandPermissions(playground.world, thread, getWritePermission(thread));
  if (!manages && ((thread.owner_id !== BOT_ID && !mayOpen) || locked === true)) throw createRefusal(50013);
  if (archived && form.at('archived').value !== false) throw createRefusal(50083);
}

function pickMetadata(form: Field): Parameters<typeof setMetadata>[2] {
  const names = ['archived', 'locked', 'auto_archive_duration'];
  return Object.fromEntries(
    names.flatMap((name) => (form.at(name).absent ? [] : [[name, form.at(name).value]])),
  );
}
