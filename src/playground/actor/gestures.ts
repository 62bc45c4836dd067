import {
  type APIApplicationCommand,
  PermissionFlagsBits as P,
  ComponentType as T,
} from 'discord-api-types/v10';
import { countCharacters } from '../checks/field.ts';
import type { PlaygroundContext } from '../playground-context.ts';
import type { TypedOption } from '../protocol.ts';
import { canEnter, isDirect } from '../world/direct.ts';
import { listRoles } from '../world/guild.ts';
import {
  getComponentOwners,
  getInstallOwners,
  type InstallOwners,
  listInstalls,
} from '../world/install-owners.ts';
import { INTERACTION, type Interaction } from '../world/interaction.ts';
import { getInteractionContext, isOffered } from '../world/interaction-context.ts';
import { createBareMessage } from '../world/messages.ts';
import {
  addReaction,
  findReaction,
  MAX_REACTIONS,
  parseReactionEmoji,
  removeReaction,
} from '../world/reactions.ts';
import type { Server } from '../world/server.ts';
import type { ServerPerson } from '../world/server-person.ts';
import { isThread, isThreadMember, reopenThread } from '../world/threads.ts';
import type { Channel, Post, World } from '../world/world.ts';
import { canSee } from './can-see.ts';
import { type FoundComponent, findComponent } from './find-component.ts';
import { createInteractionPayload, resolveIds } from './interaction-payload.ts';
import { fillModal, type ModalFields } from './modal-answers.ts';
import {
  CannotDoError,
  checkTyped,
  findLeaf,
  getPartialOptions,
  nestOptions,
  type SentOption,
} from './typed-options.ts';

/** Types of context-menu commands: https://docs.discord.com/developers/interactions/application-commands#user-commands */
const MENU = { user: 2, message: 3 } as const;

/** The person who acts, and the channel they act in. */
export interface ActionContext {
  readonly playground: PlaygroundContext;
  readonly person: ServerPerson;
  readonly channelId: string;
}

/** Creates the context of a person in a channel, as the channel's server knows that person. */
export function createActionContext(
  playground: PlaygroundContext,
  person: ServerPerson,
  channelId: string,
): ActionContext {
  const server = playground.world.serverOf(playground.world.channels.get(channelId));
  return { playground, person: server?.person(person.user.id) ?? person, channelId };
}

/** Lists the commands that a person may use, those of the server included, wherever they are offered. */
export const listCommands = (
  { commands }: World,
  server: Server | undefined,
  person: ServerPerson,
): readonly APIApplicationCommand[] =>
  commands.filter(({ guild_id, default_member_permissions: needed }) => {
    if (guild_id !== undefined && guild_id !== server?.id) return false;
    return needed === null || needed === undefined || hasAllPermissions(person, BigInt(needed));
  });

/** Lists the commands that a person is shown in the current channel. */
function listCommandsHere({
  playground: { world },
  person,
  channelId,
}: ActionContext): readonly APIApplicationCommand[] {
  const channel = world.channel(channelId);
  const server = world.serverOf(channel);
  const context = getInteractionContext(channel);
  const installs = listInstalls(world, context, server, person.user.id);
  return listCommands(world, server, person).filter((command) => isOffered(command, context, installs));
}

/** Returns true if the person has all needed permissions; `0n` means that only administrators may use the command. */
const hasAllPermissions = ({ permissions }: ServerPerson, needed: bigint): boolean =>
  needed === 0n ? (permissions & P.Administrator) !== 0n : (permissions & needed) === needed;

/** Sends a slash command. */
export function typeCommand(doer: ActionContext, words: string, typed: readonly TypedOption[]): Interaction {
  demandCommands(doer);
  const leaf = findLeaf(listCommandsHere(doer), words);
  const options = checkTyped(leaf, typed);
  return sendInteraction(
    doer,
    INTERACTION.command,
    createCommandData(doer, leaf.command, nestOptions(leaf, options), options),
    { commandName: words, owners: getCommandOwners(doer, leaf.command) },
  );
}

/** Uses a user context-menu command, by its name. */
export function useUserCommand(doer: ActionContext, name: string, target: string): Interaction {
  const command = findMenuCommand(doer, 'user', name);
  const { world } = doer.playground;
  const user = world.user(target);
  if (user === undefined) throw new CannotDoError(`There is nobody ${target}.`);
  const resolved = resolveIds(world, findServer(doer), [target], doer.person);
  return sendMenuCommand(doer, command, { user }, { target_id: target, ...resolved });
}

/** Uses a message context-menu command, by its name, on a message that everybody there sees. */
export function useMessageCommand(doer: ActionContext, name: string, messageId: string): Interaction {
  const command = findMenuCommand(doer, 'message', name);
  const { message, ephemeralTo, thinking } = findVisiblePost(doer, messageId);
  if (ephemeralTo !== null || thinking) throw new CannotDoError(`Message ${messageId} has no commands.`);
  const resolved = { messages: { [messageId]: message } };
  return sendMenuCommand(doer, command, { messageId }, { target_id: messageId, resolved });
}

function findMenuCommand(doer: ActionContext, menu: keyof typeof MENU, name: string): APIApplicationCommand {
  demandCommands(doer);
  const command = listCommandsHere(doer).find((one) => one.type === MENU[menu] && one.name === name);
  if (command === undefined) throw new CannotDoError(`The menu of a ${menu} has no command ${name}.`);
  return command;
}

function sendMenuCommand(
  doer: ActionContext,
  command: APIApplicationCommand,
  target: NonNullable<Interaction['target']>,
  more: object,
): Interaction {
  const { id, name, type, guild_id } = command;
  const owners = getCommandOwners(doer, command);
  const data = { id, name, type, ...(guild_id !== undefined && { guild_id }), ...more };
  return sendInteraction(doer, INTERACTION.command, data, { commandName: name, target, owners });
}

/** Sends an autocomplete request for the focused option. */
export function askChoices(
  doer: ActionContext,
  words: string,
  typed: readonly TypedOption[],
  focused: string,
): Interaction {
  demandCommands(doer);
  const leaf = findLeaf(listCommandsHere(doer), words);
  const options = getPartialOptions(leaf, typed, focused);
  return sendInteraction(
    doer,
    INTERACTION.autocomplete,
    createCommandData(doer, leaf.command, nestOptions(leaf, options), options),
    { commandName: words, owners: getCommandOwners(doer, leaf.command) },
  );
}

/** Presses a button that is on the message now. */
export function clickButton(doer: ActionContext, messageId: string, wanted: string): Interaction {
  const found = findUsableComponent(doer, messageId, wanted);
  if (found.type !== T.Button) throw new CannotDoError(`${wanted} is not a button.`);
  if (found.customId === null) throw new CannotDoError(`${wanted} is a link.`);
  return sendInteraction(
    doer,
    INTERACTION.component,
    { custom_id: found.customId, component_type: found.type, id: found.id },
    { source: messageId },
  );
}

/** Chooses from a menu that is on the message now. */
export function chooseFromMenu(
  doer: ActionContext,
  messageId: string,
  wanted: string,
  values: readonly string[],
): Interaction {
  const found = findUsableComponent(doer, messageId, wanted);
  if (found.type === T.Button) throw new CannotDoError(`${wanted} is a button, not a menu.`);
  checkValues(found, values);
  checkRoles(doer, found, values);
  const resolved =
    found.type === T.StringSelect
      ? {}
      : resolveIds(doer.playground.world, findServer(doer), values, doer.person);
  const data = { custom_id: found.customId, component_type: found.type, id: found.id, values, ...resolved };
  return sendInteraction(doer, INTERACTION.component, data, { source: messageId });
}

/**
 * Refuses roles that the server does not have; a role menu never offers @everyone. https://github.com/discord/discord-api-docs/issues/6894
 */
function checkRoles(
  doer: ActionContext,
  { customId, type }: FoundComponent,
  values: readonly string[],
): void {
  const server = findServer(doer);
  if (type !== T.RoleSelect || server === undefined) return;
  const offered = listRoles(doer.playground.world, server).filter(({ id }) => id !== server.id);
  const unknown = values.find((value) => !offered.some(({ id }) => id === value));
  if (unknown !== undefined) throw new CannotDoError(`${customId} does not offer ${unknown}.`);
}

function checkValues({ customId, raw }: FoundComponent, values: readonly string[]): void {
  const { min_values: min = 1, max_values: max = 1, options } = raw;
  if (values.length < min || values.length > max)
    throw new CannotDoError(`${customId} wants ${min} to ${max} choices, not ${values.length}.`);
  const unknown = values.find(
    (value) => options !== undefined && !options.some((option) => option.value === value),
  );
  if (unknown !== undefined) throw new CannotDoError(`${customId} does not offer ${unknown}.`);
}

/** Submits an opened modal with its fields filled in. */
export function submitModal(doer: ActionContext, opened: Interaction, fields: ModalFields): Interaction {
  if (opened.modal === null) throw new CannotDoError('No modal was opened.');
  const data = { custom_id: opened.modal.custom_id, components: fillModal(opened.modal, fields) };
  const { commandName, source, owners } = opened;
  return sendInteraction(doer, INTERACTION.modal, data, { commandName, source, owners });
}

/** Sends a forged interaction, which no Discord client would send. */
export function forgeInteraction(
  doer: ActionContext,
  type: Interaction['type'],
  data: unknown,
  source: string | null,
  more: object,
): Interaction {
  return sendInteraction(doer, type, data, { source }, more);
}

/** Writes a plain message. */
export function writeMessage({ playground, person, channelId }: ActionContext, content: string): Post {
  if (content.trim() === '' || countCharacters(content) > 2000)
    throw new CannotDoError('A message has 1 to 2000 characters.');
  const channel = findEnterableChannel(playground.world, person, channelId);
  if (isThread(channel) && channel.thread_metadata?.locked === true)
    throw new CannotDoError('This thread is locked.');
  reopenThread(playground, channel);
  const message = {
    ...createBareMessage(playground, channel, playground.snowflakes.next(), person.user),
    content,
  };
  const post = { message, ephemeralTo: null, thinking: false, files: [], via: null, nonce: null };
  playground.world.post(post);
  return post;
}

/** Adds or removes the person's reaction to a message that everybody there sees. */
export function setReaction(doer: ActionContext, messageId: string, text: string, isAdded: boolean): void {
  const { world } = doer.playground;
  const post = findVisiblePost(doer, messageId);
  const emoji = parseReactionEmoji(text);
  if (emoji === null) throw new CannotDoError(`${text} is no emoji.`);
  const { user, nick, permissions } = doer.person;
  const channel = world.channel(doer.channelId);
  if (post.ephemeralTo !== null || (isThread(channel) && channel.thread_metadata?.archived === true))
    throw new CannotDoError(`Message ${messageId} takes no reactions.`);
  const isNew = isAdded && findReaction(post, emoji) === undefined;
  if (isNew && ((permissions & P.AddReactions) === 0n || (post.reactions ?? []).length >= MAX_REACTIONS))
    throw new CannotDoError(`${nick} may not add another reaction to message ${messageId}.`);
  if (isAdded) addReaction(world, post, emoji, user.id);
  else removeReaction(world, post, emoji, user.id);
}

/** Dismisses an ephemeral message. */
export function dismissMessage({ playground, person }: ActionContext, messageId: string): void {
  const post = playground.world.posts.get(messageId);
  if (post?.ephemeralTo !== person.user.id)
    throw new CannotDoError('Only a message that only you can see can be dismissed.');
  playground.world.delete(post, 'dismissed');
}

/** Throws if the channel is an archived thread, or if neither its server nor the person has the bot. */
function demandCommands(doer: ActionContext): void {
  const { playground, person, channelId } = doer;
  demandOpenThread(doer);
  demandInstall(doer, getInstallOwners(playground.world, playground.world.channel(channelId), person));
}

/** Throws if nobody has the bot installed there any more; its direct messages are always open. */
function demandInstall({ playground: { world }, person, channelId }: ActionContext, owners: InstallOwners) {
  const channel = world.channel(channelId);
  if (isDirect(channel) || Object.keys(owners).length > 0) return;
  if (world.serverOf(channel) !== undefined) throw new CannotDoError('The bot is not on this server.');
  throw new CannotDoError(`${person.nick} has not installed the bot.`);
}

function demandOpenThread({ playground, person, channelId }: ActionContext): void {
  const channel = findEnterableChannel(playground.world, person, channelId);
  if (isThread(channel) && channel.thread_metadata?.archived === true)
    throw new CannotDoError('This thread is archived.');
}

const findServer = ({ playground: { world }, channelId }: ActionContext): Server | undefined =>
  world.serverOf(world.channels.get(channelId));

/** Returns a channel that the person can enter. */
function findEnterableChannel(world: World, person: ServerPerson, id: string): Channel {
  const channel = world.channels.get(id);
  if (channel === undefined) throw new CannotDoError('There is no such channel.');
  if (canEnter(world, person, channel)) return channel;
  const server = world.serverOf(channel);
  if (server === undefined) throw new CannotDoError('There is no such channel.');
  const left = server.away.has(person.user.id) ? 'has left' : 'is not on';
  throw new CannotDoError(`${person.nick} ${left} this server.`);
}

/**
 * Reopens an archived thread before a component is used, which Discord allows only its members.
 * https://github.com/discord/discord-api-docs/issues/8474
 */
function reopenPressedThread({ playground, person, channelId }: ActionContext): void {
  const thread = playground.world.channels.get(channelId);
  if (thread === undefined || !isThread(thread) || thread.thread_metadata?.archived !== true) return;
  if (thread.thread_metadata.locked === true) throw new CannotDoError('This thread is locked.');
  if (!isThreadMember(playground, thread, person.user.id))
    throw new CannotDoError(`This thread is archived, and ${person.nick} is no member of it.`);
  reopenThread(playground, thread);
}

function findVisiblePost({ playground: { world }, person }: ActionContext, messageId: string): Post {
  const post = world.posts.get(messageId);
  if (post === undefined || !canSee(world, post, person))
    throw new CannotDoError(`${person.nick} sees no message ${messageId}.`);
  return post;
}

function findUsableComponent(doer: ActionContext, messageId: string, wanted: string): FoundComponent {
  reopenPressedThread(doer);
  demandOpenThread(doer);
  const post = findVisiblePost(doer, messageId);
  demandInstall(doer, getPostOwners(doer, post));
  const found = findComponent(post.message, wanted);
  if (found === undefined) throw new CannotDoError(`There is no ${wanted} on this message.`);
  if (found.disabled) throw new CannotDoError(`${wanted} is disabled.`);
  return found;
}

function createCommandData(
  doer: ActionContext,
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
    ...resolveIds(doer.playground.world, findServer(doer), ids, doer.person),
    ...(guild_id === undefined ? {} : { guild_id }),
  };
}

function getCommandOwners(
  { playground: { world }, person, channelId }: ActionContext,
  { integration_types: types = [0] }: APIApplicationCommand,
): InstallOwners {
  return getInstallOwners(world, world.channel(channelId), person, types);
}

/** Returns the owners for a component of a message, or for an interaction without a message. */
function getPostOwners(
  { playground: { world }, person, channelId }: ActionContext,
  post: Post | undefined,
): InstallOwners {
  const channel = world.channel(channelId);
  if (post === undefined) return getInstallOwners(world, channel, person);
  return getComponentOwners(world, channel, person, post);
}

type InteractionOrigin = Partial<Pick<Interaction, 'commandName' | 'source' | 'target' | 'owners'>>;

function sendInteraction(
  doer: ActionContext,
  type: Interaction['type'],
  data: unknown,
  origin: InteractionOrigin,
  more: object = {},
): Interaction {
  const { playground, person, channelId } = doer;
  const { commandName = null, source = null, target = null } = origin;
  const { owners = getPostOwners(doer, playground.world.posts.get(source ?? '')) } = origin;
  const interaction = playground.interactions.begin({
    ...{ type, person, channelId, owners },
    ...{ commandName, source, target },
  });
  const payload = { ...createInteractionPayload(playground, interaction, data), ...more };
  playground.faults.release(() => playground.gateway.dispatchInteraction(payload));
  return interaction;
}
