import { checkEmojiName, checkNewEmoji } from '../checks/application.ts';
import { Field } from '../checks/field.ts';
import { createRefusal } from '../checks/refusal.ts';
import type { ApplicationEmoji, World } from '../world/world.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createCreatedReply, createOkReply, NO_CONTENT_REPLY } from './router.ts';

const ALL = '/applications/:app/emojis';
const ONE = `${ALL}/:emojiId`;

/** Maximum number of emoji of an application. */
const MAX_EMOJI = 2_000;

/** Routes of the application's emoji: https://docs.discord.com/developers/resources/emoji#list-application-emojis and those after it */
export const emojiRoutes: readonly Route[] = [
  { method: 'GET', pattern: ALL, handle: listEmoji },
  { method: 'POST', pattern: ALL, handle: createEmoji },
  { method: 'GET', pattern: ONE, handle: getEmoji },
  { method: 'PATCH', pattern: ONE, handle: renameEmoji },
  { method: 'DELETE', pattern: ONE, handle: deleteEmoji },
];

function listEmoji({ playground: { world } }: RouteRequest): RouteReply {
  return createOkReply({ items: [...world.emoji.values()].map((emoji) => toApiEmoji(world, emoji)) });
}

function createEmoji({ playground, body }: RouteRequest): RouteReply {
  const { world, cdn, snowflakes } = playground;
  const form = Field.root(body.json);
  if (form.object() === undefined) form.settle();
  const { name, type, bytes } = checkNewEmoji(form);
  checkNameIsFree(world, form.at('name'), name);
  form.settle();
  if (world.emoji.size >= MAX_EMOJI) throw createRefusal(30008);
  const emoji = { id: snowflakes.next(), name, animated: type === 'image/gif' };
  cdn.keepEmoji(emoji.id, { type, bytes });
  world.setEmoji(emoji);
  return createCreatedReply(toApiEmoji(world, emoji));
}

function getEmoji({ playground: { world }, params }: RouteRequest): RouteReply {
  return createOkReply(toApiEmoji(world, findEmoji(world, params)));
}

function renameEmoji({ playground: { world }, params, body }: RouteRequest): RouteReply {
  const emoji = findEmoji(world, params);
  const form = Field.root(body.json);
  const name = checkEmojiName(form.at('name'));
  if (name !== emoji.name) checkNameIsFree(world, form.at('name'), name);
  form.settle();
  world.setEmoji({ ...emoji, name });
  return createOkReply(toApiEmoji(world, { ...emoji, name }));
}

function deleteEmoji({ playground: { world }, params }: RouteRequest): RouteReply {
  world.deleteEmoji(findEmoji(world, params));
  return NO_CONTENT_REPLY;
}

/** Refuses a name that another emoji has; the code is that of the developer portal. */
function checkNameIsFree(world: World, field: Field, name: string): void {
  if ([...world.emoji.values()].some((emoji) => emoji.name === name))
    field.refuse('APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with that name already exists.');
}

function findEmoji(world: World, { emojiId = '' }: RouteRequest['params']): ApplicationEmoji {
  const found = world.emoji.get(emojiId);
  if (found === undefined) throw createRefusal(10014);
  return found;
}

/** Creates the emoji object: https://docs.discord.com/developers/resources/emoji#emoji-object */
function toApiEmoji({ bot }: World, emoji: ApplicationEmoji) {
  return { ...emoji, roles: [], require_colons: true, managed: false, available: true, user: bot };
}
