import type { APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { checkChoices } from '../checks/command.ts';
import { checkComponents } from '../checks/components.ts';
import { Field } from '../checks/field.ts';
import { FLAG } from '../checks/message.ts';
import { createRefusal } from '../checks/refusal.ts';
import { getAudience } from '../world/direct.ts';
import { APPLICATION_ID } from '../world/ids.ts';
import { INTERACTION, type Interaction } from '../world/interaction.ts';
import { createBareMessage, createMessage, editMessage } from '../world/messages.ts';
import type { Post, World } from '../world/world.ts';
import { createReference, demandFiles } from './answer.ts';
import { createOkReply, NO_CONTENT_REPLY, type Route, type RouteReply, type RouteRequest } from './router.ts';

const CALLBACK = { message: 4, defer: 5, deferUpdate: 6, update: 7, choices: 8, modal: 9 } as const;

type Callback = (typeof CALLBACK)[keyof typeof CALLBACK];

/**
 * Routes of interaction callbacks: https://docs.discord.com/developers/interactions/receiving-and-responding#create-interaction-response
 */
export const callbackRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/interactions/:id/:token/callback', open: true, handle: handleCallback },
];

function handleCallback(request: RouteRequest): RouteReply {
  const { playground, params, body } = request;
  const interaction = playground.interactions.toAnswer(params.id!, params.token!);
  const form = Field.root(body.json);
  const type = form.at('type').oneOf(listAllowedCallbacks(interaction));
  form.settle();
  const message = carryOut(request, interaction, type!, form.at('data'));
  playground.interactions.move(interaction, type === CALLBACK.defer ? 'thinking' : 'answered');
  if (request.query.get('with_response') !== 'true') return NO_CONTENT_REPLY;
  return createOkReply(createResponse(interaction, type!, message));
}

/** Lists the allowed callback types: updates need a message to update, and a modal cannot open from a modal. */
function listAllowedCallbacks({ type, source }: Interaction): readonly Callback[] {
  if (type === INTERACTION.autocomplete) return [CALLBACK.choices];
  const updates = source === null ? [] : [CALLBACK.deferUpdate, CALLBACK.update];
  const modal = type === INTERACTION.modal ? [] : [CALLBACK.modal];
  return [CALLBACK.message, CALLBACK.defer, ...updates, ...modal];
}

function carryOut(request: RouteRequest, interaction: Interaction, type: Callback, data: Field): Post | null {
  switch (type) {
    case CALLBACK.message:
      return sendReply(request, interaction, data);
    case CALLBACK.defer:
      return deferReply(request, interaction, data);
    case CALLBACK.deferUpdate:
      interaction.original = interaction.source;
      return getSource(request, interaction);
    case CALLBACK.update:
      return updateSource(request, interaction, data);
    case CALLBACK.choices:
      return offerChoices(request, interaction, data);
    case CALLBACK.modal:
      return openModal(request, interaction, data);
  }
}

function sendReply({ playground, body }: RouteRequest, interaction: Interaction, data: Field): Post {
  if (!data.required()) data.settle();
  const channel = playground.world.channel(interaction.channelId);
  demandFiles(playground.world, interaction, body.uploads);
  const hidden = (Number(data.at('flags').value ?? 0) & FLAG.ephemeral) !== 0;
  const ephemeralTo = hidden ? interaction.person.user.id : null;
  const post = createMessage(
    playground,
    { field: data, uploads: body.uploads, route: 'callback', before: null },
    {
      channel,
      kind: 'reply',
      ephemeralTo,
      via: interaction.id,
      more: createReference(playground.world, interaction),
    },
  );
  interaction.original = post.message.id;
  return post;
}

/** Posts the thinking message; only EPHEMERAL may be set on it. */
function deferReply({ playground }: RouteRequest, interaction: Interaction, data: Field): Post {
  const flags = data.at('flags').integer({ min: 0 }) ?? 0;
  if ((flags & ~FLAG.ephemeral) !== 0)
    data.at('flags').refuse('BASE_TYPE_CHOICES', 'Only EPHEMERAL may be set on a deferred response.');
  data.settle();
  const channel = playground.world.channel(interaction.channelId);
  const ephemeralTo = flags === 0 ? null : interaction.person.user.id;
  const bare = createBareMessage(playground, channel, playground.snowflakes.next(), playground.world.bot);
  const more = {
    ...createReference(playground.world, interaction),
    flags: flags | FLAG.loading,
    webhook_id: APPLICATION_ID,
  };
  const message = { ...bare, ...more, application_id: APPLICATION_ID } as APIMessage;
  const post: Post = { message, ephemeralTo, thinking: true, files: [], via: interaction.id, nonce: null };
  interaction.original = message.id;
  playground.world.post(post);
  playground.ledger.note({
    ...isPlacing(playground.world, interaction, post),
    kind: 'defer',
    pinged: [],
    payload: data.value ?? {},
    files: [],
  });
  return post;
}

function updateSource({ playground, body }: RouteRequest, interaction: Interaction, data: Field): Post {
  if (data.absent) data.required();
  const before = getSource({ playground } as RouteRequest, interaction);
  demandFiles(playground.world, interaction, body.uploads);
  const post = editMessage(playground, { field: data, uploads: body.uploads, route: 'callback', before });
  interaction.original = post.message.id;
  return post;
}

function offerChoices({ playground }: RouteRequest, interaction: Interaction, data: Field): null {
  interaction.choices = checkChoices(data.at('choices'));
  playground.ledger.note({
    ...isPlacing(playground.world, interaction, null),
    kind: 'choices',
    pinged: [],
    payload: data.value,
    files: [],
  });
  return null;
}

function openModal({ playground }: RouteRequest, interaction: Interaction, data: Field): null {
  checkModal(data);
  interaction.modal = data.value as APIModalInteractionResponseCallbackData;
  playground.ledger.note({
    ...isPlacing(playground.world, interaction, null),
    kind: 'modal',
    pinged: [],
    payload: data.value,
    files: [],
  });
  return null;
}

function getSource({ playground }: RouteRequest, interaction: Interaction): Post {
  const post = playground.world.posts.get(interaction.source ?? '');
  if (post === undefined) throw createRefusal(10008);
  return post;
}

const isPlacing = (world: World, interaction: Interaction, post: Post | null) => ({
  audience: post === null ? interaction.person.user.id : getAudience(world, post),
  channel: interaction.channelId,
  message: post?.message.id ?? null,
});

/**
 * Creates the response with `with_response=true`:
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-callback-interaction-callback-response-object
 */
function createResponse(interaction: Interaction, type: Callback, post: Post | null): object {
  const { id, type: kind } = interaction;
  if (post === null) return { interaction: { id, type: kind }, resource: { type } };
  return {
    interaction: {
      id,
      type: kind,
      response_message_id: post.message.id,
      response_message_loading: post.thinking,
      response_message_ephemeral: post.ephemeralTo !== null,
    },
    resource: { type, message: post.message },
  };
}

/** Checks a modal: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object-modal */
function checkModal(data: Field): void {
  if (data.required() && data.object() !== undefined) {
    data.at('title').text({ min: 1, max: 45, required: true });
    data.at('custom_id').text({ min: 1, max: 100, required: true });
    checkComponents(data.at('components'), 'modal');
  }
  data.settle();
}
