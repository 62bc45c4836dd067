import type { APIApplicationCommand } from 'discord-api-types/v10';
import { PermissionFlagsBits as P, ComponentType as T } from 'discord-api-types/v10';
import { lengthOf } from '../checks/form.ts';
import type { TypedOption } from '../protocol.ts';
import type { Room } from '../room.ts';
import { canEnter, meetsBot } from '../world/direct.ts';
import { rolesOf } from '../world/guild.ts';
import type { Interaction } from '../world/interaction.ts';
import { INTERACTION } from '../world/interaction.ts';
import { bareMessage } from '../world/messages.ts';
import type { Inhabitant } from '../world/people.ts';
import type { Server } from '../world/server.ts';
import { isThread, isThreadMember, wake } from '../world/threads.ts';
import type { Channel, Post, World } from '../world/world.ts';
import type { Found } from './find-component.ts';
import { componentOf } from './find-component.ts';
import { payloadOf, resolvedOf } from './interaction-payload.ts';
import type { Fields } from './modal-answers.ts';
import { filledIn } from './modal-answers.ts';
import { isOffered } from './offered.ts';
import { isFor } from './sight.ts';
import type { SentOption } from './typed-options.ts';
import { CannotDo, checkTyped, halfTyped, leafOf, nested } from './typed-options.ts';

/** A command in the menu of a person: https://docs.discord.com/developers/interactions/application-commands#user-commands */
const USER = 2;

/** Who does something and where. */
export interface Doer {
  readonly room: Room;
  readonly person: Inhabitant;
  readonly channelId: string;
}

/** Who does something in a channel, as its server knows them. */
export function doerIn(room: Room, person: Inhabitant, channelId: string): Doer {
  const server = room.world.serverOf(room.world.channels.get(channelId));
  return { room, person: server?.person(person.user.id) ?? person, channelId };
}

/** The commands that a person is shown on a server and in direct messages. */
export function commandsFor(
  world: World,
  server: Server,
  person: Inhabitant,
): readonly APIApplicationCommand[] {
  if (!server.isBotIn || !server.has(person.user.id)) return [];
  return allowed(world, person).filter(({ guild_id }) => guild_id === undefined || guild_id === server.id);
}

const allowed = ({ commands }: World, person: Inhabitant): readonly APIApplicationCommand[] =>
  commands.filter(({ default_member_permissions: needed }) => {
    return needed === null || needed === undefined || holdsAll(person, BigInt(needed));
  });

/** The commands that a person is shown here. */
function commandsHere({ room: { world }, person, channelId }: Doer): readonly APIApplicationCommand[] {
  const server = world.serverOf(world.channels.get(channelId));
  if (server !== undefined)
    return commandsFor(world, server, person).filter((command) => isOffered(command, false));
  if (!meetsBot(world, person.user.id)) return [];
  return allowed(world, person).filter((command) => isOffered(command, true));
}

/** No permission at all to name means that only administrators may. */
const holdsAll = ({ permissions }: Inhabitant, needed: bigint): boolean =>
  needed === 0n ? (permissions & P.Administrator) !== 0n : (permissions & needed) === needed;

/** Sends a slash command. */
export function typeCommand(doer: Doer, words: string, typed: readonly TypedOption[]): Interaction {
  demandLive(doer);
  const leaf = leafOf(commandsHere(doer), words);
  const options = checkTyped(leaf, typed);
  return send(doer, INTERACTION.command, dataOf(doer, leaf.command, nested(leaf, options), options), words);
}

/** Chooses a command from the menu of a person, by its name. */
export function useOn(doer: Doer, name: string, target: string): Interaction {
  demandLive(doer);
  const { world } = doer.room;
  const command = commandsHere(doer).find((one) => one.type === USER && one.name === name);
  if (command === undefined) throw new CannotDo(`The menu of a person has no command ${name}.`);
  if (world.user(target) === undefined) throw new CannotDo(`There is nobody ${target}.`);
  const { id, type, guild_id } = command;
  const data = { id, name, type, target_id: target, ...(guild_id !== undefined && { guild_id }) };
  const resolved = resolvedOf(world, serverOf(doer), [target], doer.person);
  return send(doer, INTERACTION.command, { ...data, ...resolved }, name);
}

/** Asks what an option could be. */
export function askChoices(
  doer: Doer,
  words: string,
  typed: readonly TypedOption[],
  focused: string,
): Interaction {
  demandLive(doer);
  const leaf = leafOf(commandsHere(doer), words);
  const options = halfTyped(leaf, typed, focused);
  return send(
    doer,
    INTERACTION.autocomplete,
    dataOf(doer, leaf.command, nested(leaf, options), options),
    words,
  );
}

/** Presses a button that is on the message now. */
export function press(doer: Doer, messageId: string, wanted: string): Interaction {
  const found = usable(doer, messageId, wanted);
  if (found.type !== T.Button) throw new CannotDo(`${wanted} is not a button.`);
  if (found.customId === null) throw new CannotDo(`${wanted} is a link.`);
  return send(
    doer,
    INTERACTION.component,
    { custom_id: found.customId, component_type: found.type, id: found.id },
    null,
    messageId,
  );
}

/** Chooses from a menu that is on the message now. */
export function choose(
  doer: Doer,
  messageId: string,
  wanted: string,
  values: readonly string[],
): Interaction {
  const found = usable(doer, messageId, wanted);
  if (found.type === T.Button) throw new CannotDo(`${wanted} is a button, not a menu.`);
  checkValues(found, values);
  checkRoles(doer, found, values);
  const resolved =
    found.type === T.StringSelect ? {} : resolvedOf(doer.room.world, serverOf(doer), values, doer.person);
  const data = { custom_id: found.customId, component_type: found.type, id: found.id, values, ...resolved };
  return send(doer, INTERACTION.component, data, null, messageId);
}

/** A menu of roles offers those of the server, without @everyone. https://github.com/discord/discord-api-docs/issues/6894 */
function checkRoles(doer: Doer, { customId, type }: Found, values: readonly string[]): void {
  const server = serverOf(doer);
  if (type !== T.RoleSelect || server === undefined) return;
  const offered = rolesOf(doer.room.world, server).filter(({ id }) => id !== server.id);
  const unknown = values.find((value) => !offered.some(({ id }) => id === value));
  if (unknown !== undefined) throw new CannotDo(`${customId} does not offer ${unknown}.`);
}

function checkValues({ customId, raw }: Found, values: readonly string[]): void {
  const { min_values: min = 1, max_values: max = 1, options } = raw;
  if (values.length < min || values.length > max)
    throw new CannotDo(`${customId} wants ${min} to ${max} choices, not ${values.length}.`);
  const unknown = values.find(
    (value) => options !== undefined && !options.some((option) => option.value === value),
  );
  if (unknown !== undefined) throw new CannotDo(`${customId} does not offer ${unknown}.`);
}

/** Sends a modal back, filled in. */
export function fillIn(doer: Doer, opened: Interaction, fields: Fields): Interaction {
  if (opened.modal === null) throw new CannotDo('No modal was opened.');
  const data = { custom_id: opened.modal.custom_id, components: filledIn(opened.modal, fields) };
  return send(doer, INTERACTION.modal, data, opened.commandName, opened.source);
}

/** Sends whatever somebody made up. */
export function forge(
  doer: Doer,
  type: Interaction['type'],
  data: unknown,
  source: string | null,
  more: object,
): Interaction {
  return send(doer, type, data, null, source, more);
}

/** Writes a plain message. */
export function say({ room, person, channelId }: Doer, content: string): Post {
  if (content.trim() === '' || lengthOf(content) > 2000)
    throw new CannotDo('A message has 1 to 2000 characters.');
  const channel = channelFor(room.world, person, channelId);
  if (isThread(channel) && channel.thread_metadata?.locked === true)
    throw new CannotDo('This thread is locked.');
  wake(room, channel);
  const message = { ...bareMessage(room, channel, room.snowflakes.next(), person.user), content };
  const post = { message, ephemeralTo: null, thinking: false, files: [], via: null, nonce: null };
  room.world.post(post);
  return post;
}

/** Puts away a message that only this person sees. */
export function dismiss({ room, person }: Doer, messageId: string): void {
  const post = room.world.posts.get(messageId);
  if (post?.ephemeralTo !== person.user.id)
    throw new CannotDo('Only a message that only you can see can be dismissed.');
  room.world.delete(post, 'dismissed');
}

/** In an archived thread nobody can use commands, nor anything where the bot is not. */
function demandLive(doer: Doer): void {
  const { room, person, channelId } = doer;
  const channel = channelFor(room.world, person, channelId);
  if (serverOf(doer)?.isBotIn === false) throw new CannotDo('The bot is not on this server.');
  if (isThread(channel) && channel.thread_metadata?.archived === true)
    throw new CannotDo('This thread is archived.');
}

const serverOf = ({ room: { world }, channelId }: Doer): Server | undefined =>
  world.serverOf(world.channels.get(channelId));

/** A channel that somebody can be in. */
function channelFor(world: World, person: Inhabitant, id: string): Channel {
  const channel = world.channels.get(id);
  if (channel === undefined) throw new CannotDo('There is no such channel.');
  if (canEnter(world, person, channel)) return channel;
  const server = world.serverOf(channel);
  if (server === undefined) throw new CannotDo('There is no such channel.');
  const left = server.away.has(person.user.id) ? 'has left' : 'is not on';
  throw new CannotDo(`${person.nick} ${left} this server.`);
}

/**
 * A press in an archived thread opens it first, which Discord lets only its members do.
 * https://github.com/discord/discord-api-docs/issues/8474
 */
function openForPress({ room, person, channelId }: Doer): void {
  const thread = room.world.channels.get(channelId);
  if (thread === undefined || !isThread(thread) || thread.thread_metadata?.archived !== true) return;
  if (thread.thread_metadata.locked === true) throw new CannotDo('This thread is locked.');
  if (!isThreadMember(room, thread, person.user.id))
    throw new CannotDo(`This thread is archived, and ${person.nick} is no member of it.`);
  wake(room, thread);
}

function usable(doer: Doer, messageId: string, wanted: string): Found {
  openForPress(doer);
  demandLive(doer);
  const post = doer.room.world.posts.get(messageId);
  if (post === undefined || !isFor(doer.room.world, post, doer.person))
    throw new CannotDo(`${doer.person.nick} sees no message ${messageId}.`);
  const found = componentOf(post.message, wanted);
  if (found === undefined) throw new CannotDo(`There is no ${wanted} on this message.`);
  if (found.disabled) throw new CannotDo(`${wanted} is disabled.`);
  return found;
}

function dataOf(
  doer: Doer,
  command: APIApplicationCommand,
  tree: readonly SentOption[],
  flat: readonly SentOption[],
): object {
  const ids = flat.flatMap(({ type, value }) => (type >= 6 && type <= 9 ? [String(value)] : []));
  const { id, name, type, guild_id } = command;
  return {
    id,
    name,
    type,
    options: tree,
    ...resolvedOf(doer.room.world, serverOf(doer), ids, doer.person),
    ...(guild_id === undefined ? {} : { guild_id }),
  };
}

function send(
  doer: Doer,
  type: Interaction['type'],
  data: unknown,
  commandName: string | null,
  source: string | null = null,
  more: object = {},
): Interaction {
  const { room, person, channelId } = doer;
  const interaction = room.interactions.begin({ type, person, channelId, source, commandName });
  const payload = { ...payloadOf(room, interaction, data), ...more };
  room.faults.release(() => room.gateway.dispatchInteraction(payload));
  return interaction;
}
