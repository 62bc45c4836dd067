import { MessageType } from 'discord-api-types/v10';
import { Field } from '../checks/field.ts';
import { FLAG } from '../checks/message.ts';
import { createRefusal } from '../checks/refusal.ts';
import { APPLICATION_ID } from '../world/ids.ts';
import { isOfUserOnly } from '../world/install-owners.ts';
import type { Interaction } from '../world/interaction.ts';
import { createMessage, editMessage } from '../world/messages.ts';
import type { Post } from '../world/world.ts';
import { createMetadata, createReplyFields, demandFiles } from './answer.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createOkReply, NO_CONTENT_REPLY } from './router.ts';

const BASE = '/webhooks/:app/:token';

/** Routes of follow-up messages: https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages */
export const webhookRoutes: readonly Route[] = [
  { method: 'POST', pattern: BASE, open: true, handle: createFollowUp },
  {
    method: 'GET',
    pattern: `${BASE}/messages/:message`,
    open: true,
    handle: (request) => createOkReply(getNamedPost(request).post.message),
  },
  { method: 'PATCH', pattern: `${BASE}/messages/:message`, open: true, handle: editFollowUp },
  { method: 'DELETE', pattern: `${BASE}/messages/:message`, open: true, handle: removeFollowUp },
];

function getInteraction({ playground, params }: RouteRequest): Interaction {
  if (params.app !== APPLICATION_ID) throw createRefusal(10015);
  return playground.interactions.answered(params.token!);
}

function getNamedPost(request: RouteRequest): { interaction: Interaction; post: Post } {
  const interaction = getInteraction(request);
  const wanted = request.params.message;
  const id = wanted === '@original' ? interaction.original : wanted;
  const post = request.playground.world.posts.get(id ?? '');
  const own = post?.via === interaction.id || post?.message.id === interaction.original;
  if (post === undefined || !own) throw createRefusal(10008);
  return { interaction, post };
}

/** Creates a follow-up message; the first one after a deferred answer replaces the thinking message. */
function createFollowUp(request: RouteRequest): RouteReply {
  const interaction = getInteraction(request);
  const { playground, body } = request;
  const thinking = playground.world.posts.get(interaction.original ?? '');
  if (thinking?.thinking === true) return changeMessage(request, interaction, thinking);
  const field = Field.root(body.json);
  demandFollowUp(interaction);
  const channel = playground.world.channel(interaction.channelId);
  demandFiles(playground.world, interaction, body.uploads);
  const hidden = (Number(field.at('flags').value ?? 0) & FLAG.ephemeral) !== 0;
  const post = createMessage(
    playground,
    { field, uploads: body.uploads, route: 'webhook' as const, before: null },
    {
      channel,
      kind: 'follow-up',
      ephemeralTo: hidden ? interaction.person.user.id : null,
      via: interaction.id,
      more: {
        type: MessageType.Default,
        ...createReplyFields(playground.world, interaction.original, channel.id),
        interaction_metadata: createFollowUpMetadata(interaction),
      },
    },
  );
  interaction.followUps += 1;
  return createOkReply(post.message);
}

const MAX_FOLLOW_UPS = 5;

/**
 * Throws if an app that only a user has installed there has sent all its follow-ups.
 * https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages
 */
function demandFollowUp({ owners, followUps }: Interaction): void {
  if (isOfUserOnly(owners) && followUps >= MAX_FOLLOW_UPS) throw createRefusal(40094);
}

/** Creates the metadata of a follow-up, which also name the first answer. */
const createFollowUpMetadata = (interaction: Interaction): ReturnType<typeof createMetadata> => ({
  ...createMetadata(interaction),
  ...(interaction.original !== null && { original_response_message_id: interaction.original }),
});

function editFollowUp(request: RouteRequest): RouteReply {
  const { interaction, post } = getNamedPost(request);
  return changeMessage(request, interaction, post);
}

function changeMessage(
  { playground, body }: RouteRequest,
  interaction: Interaction,
  before: Post,
): RouteReply {
  demandFiles(playground.world, interaction, body.uploads);
  const draft = { field: Field.root(body.json), uploads: body.uploads, route: 'webhook' as const, before };
  const post = editMessage(playground, draft, before.thinking ? 'reply' : 'edit');
  if (before.thinking) playground.interactions.move(interaction, 'answered');
  return createOkReply(post.message);
}

function removeFollowUp(request: RouteRequest): RouteReply {
  const { interaction, post } = getNamedPost(request);
  request.playground.world.delete(post);
  if (post.thinking) request.playground.interactions.move(interaction, 'answered');
  return NO_CONTENT_REPLY;
}
