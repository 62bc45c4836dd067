import { MessageType } from 'discord-api-types/v10';
import { Field } from '../checks/form.ts';
import { FLAG } from '../checks/message.ts';
import { refusal } from '../checks/refusal.ts';
import { APPLICATION_ID } from '../world/ids.ts';
import type { Interaction } from '../world/interaction.ts';
import { createMessage, editMessage } from '../world/messages.ts';
import type { Post } from '../world/world.ts';
import { demandFiles, replyTo } from './answer.ts';
import type { Asked, Reply, Route } from './router.ts';
import { nothing, ok } from './router.ts';

const BASE = '/webhooks/:app/:token';

/** https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages */
export const webhookRoutes: readonly Route[] = [
  { method: 'POST', pattern: BASE, open: true, handle: followUp },
  {
    method: 'GET',
    pattern: `${BASE}/messages/:message`,
    open: true,
    handle: (asked) => ok(named(asked).post.message),
  },
  { method: 'PATCH', pattern: `${BASE}/messages/:message`, open: true, handle: edit },
  { method: 'DELETE', pattern: `${BASE}/messages/:message`, open: true, handle: remove },
];

function interactionOf({ room, params }: Asked): Interaction {
  if (params.app !== APPLICATION_ID) throw refusal(10015);
  return room.interactions.answered(params.token!);
}

function named(asked: Asked): { interaction: Interaction; post: Post } {
  const interaction = interactionOf(asked);
  const wanted = asked.params.message;
  const id = wanted === '@original' ? interaction.original : wanted;
  const post = asked.room.world.posts.get(id ?? '');
  const own = post?.via === interaction.id || post?.message.id === interaction.original;
  if (post === undefined || !own) throw refusal(10008);
  return { interaction, post };
}

/** Straight after a deferred answer this fills the "thinking" message instead of making a new one. */
function followUp(asked: Asked): Reply {
  const interaction = interactionOf(asked);
  const { room, body } = asked;
  const thinking = room.world.posts.get(interaction.original ?? '');
  if (thinking?.thinking === true) return change(asked, interaction, thinking);
  const field = Field.root(body.json);
  const channel = room.world.channel(interaction.channelId);
  demandFiles(room.world, channel, body.uploads);
  const hidden = (Number(field.at('flags').value ?? 0) & FLAG.ephemeral) !== 0;
  const post = createMessage(
    room,
    { field, uploads: body.uploads, route: 'webhook' as const, before: null },
    {
      channel,
      kind: 'follow-up',
      ephemeralTo: hidden ? interaction.person.user.id : null,
      via: interaction.id,
      more: { type: MessageType.Default, ...replyTo(room.world, interaction.original, channel.id) },
    },
  );
  return ok(post.message);
}

function edit(asked: Asked): Reply {
  const { interaction, post } = named(asked);
  return change(asked, interaction, post);
}

function change({ room, body }: Asked, interaction: Interaction, before: Post): Reply {
  demandFiles(room.world, room.world.channel(interaction.channelId), body.uploads);
  const draft = { field: Field.root(body.json), uploads: body.uploads, route: 'webhook' as const, before };
  const post = editMessage(room, draft, before.thinking ? 'reply' : 'edit');
  if (before.thinking) room.interactions.move(interaction, 'answered');
  return ok(post.message);
}

function remove(asked: Asked): Reply {
  const { interaction, post } = named(asked);
  asked.room.world.delete(post);
  if (post.thinking) asked.room.interactions.move(interaction, 'answered');
  return nothing;
}
