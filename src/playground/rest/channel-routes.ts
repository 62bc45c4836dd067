import type { APIThreadChannel } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { Field } from '../checks/form.ts';
import { refusal } from '../checks/refusal.ts';
import { shown } from '../world/guild.ts';
import { BOT_ID } from '../world/ids.ts';
import { demand, holds, writing } from '../world/permissions.ts';
import {
  checkThread,
  demandOpen,
  isThread,
  isThreadMember,
  setMetadata,
  startThread,
  startThreadFrom,
} from '../world/threads.ts';
import type { Channel } from '../world/world.ts';
import type { Asked, Reply, Route } from './router.ts';
import { created, nothing, ok } from './router.ts';

/** https://docs.discord.com/developers/resources/channel */
export const channelRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/channels/:channel', handle: read },
  { method: 'PATCH', pattern: '/channels/:channel', handle: change },
  { method: 'GET', pattern: '/channels/:channel/thread-members/@me', handle: threadMember },
  { method: 'GET', pattern: '/channels/:channel/thread-members/:user', handle: threadMember },
  { method: 'POST', pattern: '/channels/:channel/typing', handle: typing },
  { method: 'POST', pattern: '/channels/:channel/threads', handle: start },
  { method: 'POST', pattern: '/channels/:channel/messages/:message/threads', handle: startFrom },
];

const channelOf = ({ room, params }: Asked): Channel => room.world.channel(params.channel!);

function read(asked: Asked): Reply {
  const channel = channelOf(asked);
  demand(asked.room.world, channel);
  return ok(shown(asked.room.world, channel));
}

/** https://docs.discord.com/developers/resources/channel#get-thread-member */
function threadMember(asked: Asked): Reply {
  const { room, params } = asked;
  const user = params.user ?? BOT_ID;
  const channel = channelOf(asked);
  demand(room.world, channel);
  if (!isThread(channel)) throw refusal(50024);
  if (!isThreadMember(room, channel, user)) throw refusal(10007);
  const join_timestamp = channel.thread_metadata?.create_timestamp;
  return ok({ id: channel.id, user_id: user, join_timestamp, flags: 0 });
}

function typing(asked: Asked): Reply {
  const channel = channelOf(asked);
  demand(asked.room.world, channel, writing(channel));
  demandOpen(channel);
  return nothing;
}

function start(asked: Asked): Reply {
  return created(startThread(asked.room, channelOf(asked), asked.body.json));
}

function startFrom(asked: Asked): Reply {
  const post = asked.room.world.posts.get(asked.params.message!);
  if (post === undefined || post.message.channel_id !== asked.params.channel || post.ephemeralTo !== null)
    throw refusal(10008);
  return created(startThreadFrom(asked.room, channelOf(asked), post, asked.body.json));
}

/** https://docs.discord.com/developers/resources/channel#modify-channel-json-params-thread */
function change(asked: Asked): Reply {
  const { room, body } = asked;
  const channel = channelOf(asked);
  if (!isThread(channel)) {
    demand(room.world, channel, P.ManageChannels);
    return ok(channel);
  }
  const form = Field.root(body.json);
  checkThread(form, false);
  demandChange(asked, channel, form);
  const name = form.at('name').value as string | undefined;
  const renamed = name === undefined ? channel : ({ ...channel, name } as APIThreadChannel);
  return ok(setMetadata(room, renamed, pick(form)));
}

/**
 * Locking takes MANAGE_THREADS, the rest also who started it may do; an archived one must be opened first, which whoever may
 * write there can do unless it is locked.
 */
function demandChange({ room }: Asked, thread: APIThreadChannel, form: Field): void {
  demand(room.world, thread);
  const manages = holds(room.world, thread, P.ManageThreads);
  const { archived, locked } = thread.thread_metadata!;
  if (!form.at('locked').absent && !manages) throw refusal(50013);
  const isOpening = ['name', 'auto_archive_duration', 'rate_limit_per_user'].every(
    (name) => form.at(name).absent,
  );
  const mayOpen = isOpening && form.at('archived').value === false;
  if (!manages && mayOpen) demand(room.world, thread, writing(thread));
  if (!manages && ((thread.owner_id !== BOT_ID && !mayOpen) || locked === true)) throw refusal(50013);
  if (archived && form.at('archived').value !== false) throw refusal(50083);
}

function pick(form: Field): Parameters<typeof setMetadata>[2] {
  const names = ['archived', 'locked', 'auto_archive_duration'];
  return Object.fromEntries(
    names.flatMap((name) => (form.at(name).absent ? [] : [[name, form.at(name).value]])),
  );
}
