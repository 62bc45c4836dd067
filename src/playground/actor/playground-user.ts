import { createHash } from 'node:crypto';
import type { APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { PlaygroundContext } from '../playground-context.ts';
import type { Progress, SeenMessage, TypedOption } from '../protocol.ts';
import { openDirect } from '../world/direct.ts';
import type { Choice, Interaction } from '../world/interaction.ts';
import { createReactions } from '../world/reactions.ts';
import type { ServerPerson } from '../world/server-person.ts';
import type { Post } from '../world/world.ts';
import { canSee } from './can-see.ts';
import type { ActionContext } from './gestures.ts';
import {
  askChoices,
  chooseFromMenu,
  clickButton,
  createActionContext,
  dismissMessage,
  forgeInteraction,
  setReaction,
  submitModal,
  typeCommand,
  useMessageCommand,
  useUserCommand,
  writeMessage,
} from './gestures.ts';
import type { ModalFields } from './modal-answers.ts';
import { CannotDoError } from './typed-options.ts';

/** The bot's answer to an interaction. All fields but `id` and `token` are read live. */
export interface BotAnswer {
  readonly id: string;
  readonly token: string;
  readonly state: 'answered' | 'thinking' | 'failed';
  /** The reply, or the message that was updated; null if there is none or it was deleted. */
  readonly message: APIMessage | null;
  readonly modal: APIModalInteractionResponseCallbackData | null;
  /** Milliseconds of real time until the first answer; Infinity if there was none. */
  readonly acknowledgedAfter: number;
  /** Waits until a deferred answer has come, or its token has expired. */
  settled(): Promise<BotAnswer>;
}

/** Contents of a forged interaction; further fields replace those of the payload. */
export interface ForgedInteraction {
  readonly channel: ChannelName;
  /** 2 command, 3 component, 4 autocomplete, 5 modal. */
  readonly type: Interaction['type'];
  readonly data: unknown;
  readonly message?: MessageName | null;
  readonly [field: string]: unknown;
}

/** A channel by name, by `server/channel` where several servers share the name, by id, or the channel itself. */
export type ChannelName = string | { readonly id: string };

/** A message by id, or the message itself. */
export type MessageName = string | { readonly id: string } | null;

/** Options of a slash command, by name. */
export type CommandOptions = Readonly<Record<string, string | number | boolean>>;

/**
 * A person of the playground, driven by a test.
 * Permissions follow the server of each channel; the fields here are those of the first server. Throws {@link CannotDoError} for what
 * Discord's client does not allow.
 */
export interface PlaygroundUser extends ServerPerson {
  readonly id: string;
  /** Sends `/play`, `/table open`…; resolves at the bot's first answer, or when its three seconds are over. */
  slash(channel: ChannelName, words: string, options?: CommandOptions): Promise<BotAnswer>;
  /** Uses a user context-menu command. */
  context(channel: ChannelName, name: string, target: { readonly id: string }): Promise<BotAnswer>;
  /** Uses a message context-menu command. */
  messageContext(message: MessageName, name: string): Promise<BotAnswer>;
  /** Returns the bot's autocomplete choices for the focused option. */
  complete(
    channel: ChannelName,
    words: string,
    options: CommandOptions,
    focused: string,
  ): Promise<readonly Choice[]>;
  /** Presses the button with this custom id or label. */
  click(message: MessageName, wanted: string): Promise<BotAnswer>;
  /** Chooses from the menu with this custom id or placeholder. */
  select(message: MessageName, wanted: string, values: readonly string[]): Promise<BotAnswer>;
  /** Submits the modal that an answer opened. */
  submit(opened: BotAnswer, fields: ModalFields): Promise<BotAnswer>;
  /** Sends an interaction that no client would send. */
  raw(forged: ForgedInteraction): Promise<BotAnswer>;
  /** Lists every message of a channel that this person can see, oldest first. */
  sees(channel: ChannelName): readonly SeenMessage[];
  /** Returns the direct-message channel with the bot, for `sees`, `slash` and `say`; opens it if necessary. */
  direct(): { readonly id: string };
  /** Sets whether this person accepts direct messages; everybody does by default. */
  takeDirect(isTaking: boolean): void;
  /** Installs the bot for this person, who can then use it everywhere and gets its direct messages. */
  install(): void;
  uninstall(): void;
  /** Sets the person's avatar, a PNG; null removes it. */
  setAvatar(png: Buffer | null): void;
  say(channel: ChannelName, content: string): APIMessage;
  dismiss(message: MessageName): void;
  /** Adds a reaction: a Unicode emoji, or `name:id` of a custom one. */
  react(message: MessageName, emoji: string): void;
  unreact(message: MessageName, emoji: string): void;
}

/** Creates the test driver of a person. */
export function createPlaygroundUser(playground: PlaygroundContext, person: ServerPerson): PlaygroundUser {
  const at = (channel: ChannelName): ActionContext =>
    createActionContext(playground, person, getChannelId(playground, channel));
  const on = (message: MessageName): ActionContext => at(getMessageChannel(playground, message));
  const first = (interaction: Interaction) => waitForFirstAnswer(playground, interaction);
  return {
    ...person,
    id: person.user.id,
    slash: async (channel, words, options = {}) =>
      first(typeCommand(at(channel), words, getTypedOptions(options))),
    context: async (channel, name, { id }) => first(useUserCommand(at(channel), name, id)),
    messageContext: async (message, name) =>
      first(useMessageCommand(on(message), name, getMessageId(message))),
    complete: async (channel, words, options, focused) =>
      waitForChoices(playground, askChoices(at(channel), words, getTypedOptions(options), focused)),
    click: async (message, wanted) => first(clickButton(on(message), getMessageId(message), wanted)),
    select: async (message, wanted, values) =>
      first(chooseFromMenu(on(message), getMessageId(message), wanted, values)),
    submit: async (opened, fields) => first(submitAnswerModal(playground, person, opened, fields)),
    raw: async ({ channel, type, data, message = null, ...more }) =>
      first(
        forgeInteraction(
          at(channel),
          type,
          data,
          message === null ? null : getMessage(playground, message).id,
          more,
        ),
      ),
    sees: (channel) => listSeenMessages(playground, person, getChannelId(playground, channel)),
    direct: () => ({ id: openDirect(playground, person).id }),
    setAvatar: (png) => setAvatar(playground, person, png),
    takeDirect: (isTaking) => playground.world.setTaking(person.user.id, isTaking),
    install: () => playground.world.setInstalled(person.user.id, true),
    uninstall: () => playground.world.setInstalled(person.user.id, false),
    say: (channel, content) => writeMessage(at(channel), content).message,
    dismiss: (message) => dismissMessage(on(message), getMessageId(message)),
    react: (message, emoji) => setReaction(on(message), getMessageId(message), emoji, true),
    unreact: (message, emoji) => setReaction(on(message), getMessageId(message), emoji, false),
  };
}

function setAvatar({ cdn }: PlaygroundContext, { user }: ServerPerson, png: Buffer | null): void {
  user.avatar = png && createHash('md5').update(png).digest('hex');
  if (png && user.avatar) cdn.keepAvatar(user.id, user.avatar, png);
}

/** Lists the messages of a channel that one person can see. */
export const listSeenMessages = (
  playground: PlaygroundContext,
  person: ServerPerson,
  channelId: string,
): readonly SeenMessage[] =>
  playground.world
    .postsIn(channelId)
    .flatMap((post) => (canSee(playground.world, post, person) ? [createSeenMessage(post, person)] : []));

/** Creates the form of a message that a person sees, with `me` of reactions about that person. */
export const createSeenMessage = (
  { message, ephemeralTo, thinking, reactions = [] }: Post,
  { user }: ServerPerson,
): SeenMessage => ({
  message: { ...message, ...createReactions(reactions, user.id) },
  ephemeral: ephemeralTo !== null,
  thinking,
});

/** Returns the id of a channel that is given by name, by id or as itself. */
export function getChannelId(playground: PlaygroundContext, channel: ChannelName): string {
  if (typeof channel !== 'string') return channel.id;
  const { channels } = playground.world;
  if (channels.has(channel)) return channel;
  const all = [...channels.values()];
  const [found, ...others] = all.filter(({ name }) => name === channel);
  if (found === undefined) return findQualifiedId(playground, channel);
  const server = playground.world.serverOf(found);
  if (others.some((other) => playground.world.serverOf(other) !== server))
    throw new CannotDoError(`Several servers have a channel ${channel}: name one as server/${channel}.`);
  return found.id;
}

/** Returns the id of the channel named `server/channel`. */
function findQualifiedId({ world }: PlaygroundContext, words: string): string {
  const found = [...world.channels.values()].find(
    (channel) => `${world.serverOf(channel)?.name}/${channel.name}` === words,
  );
  if (found === undefined) throw new CannotDoError(`There is no channel ${words}.`);
  return found.id;
}

function getMessageId(message: MessageName): string {
  if (message === null) throw new CannotDoError('There is no message.');
  return typeof message === 'string' ? message : message.id;
}

function getMessageChannel(playground: PlaygroundContext, message: MessageName): string {
  return getMessage(playground, message).channel_id;
}

function getMessage(playground: PlaygroundContext, message: MessageName): APIMessage {
  const post = playground.world.posts.get(getMessageId(message));
  if (post === undefined) throw new CannotDoError(`There is no message ${getMessageId(message)}.`);
  return post.message;
}

const getTypedOptions = (options: CommandOptions): readonly TypedOption[] =>
  Object.entries(options).map(([name, value]) => ({ name, value }));

function submitAnswerModal(
  playground: PlaygroundContext,
  person: ServerPerson,
  opened: BotAnswer,
  fields: ModalFields,
): Interaction {
  const interaction = playground.interactions.find(opened.token);
  if (interaction === undefined) throw new CannotDoError('No modal was opened.');
  return submitModal(createActionContext(playground, person, interaction.channelId), interaction, fields);
}

async function waitForFirstAnswer(
  playground: PlaygroundContext,
  interaction: Interaction,
): Promise<BotAnswer> {
  await waitForProgress(playground, interaction, (progress) => progress !== 'sent');
  return createAnswer(playground, interaction);
}

async function waitForChoices(
  playground: PlaygroundContext,
  interaction: Interaction,
): Promise<readonly Choice[]> {
  await waitForProgress(playground, interaction, (progress) => progress !== 'sent');
  if (interaction.choices === null)
    throw new CannotDoError('The options did not load: the application did not respond.');
  return interaction.choices;
}

function createAnswer(playground: PlaygroundContext, interaction: Interaction): BotAnswer {
  const answer: BotAnswer = {
    id: interaction.id,
    token: interaction.token,
    get state() {
      return interaction.progress === 'sent' ? 'failed' : interaction.progress;
    },
    get message() {
      return playground.world.posts.get(interaction.original ?? '')?.message ?? null;
    },
    get modal() {
      return interaction.modal;
    },
    get acknowledgedAfter() {
      return interaction.acknowledgedAfter ?? Number.POSITIVE_INFINITY;
    },
    async settled() {
      await waitForProgress(
        playground,
        interaction,
        (progress) => progress === 'answered' || progress === 'failed',
      );
      return answer;
    },
  };
  return answer;
}

function waitForProgress(
  playground: PlaygroundContext,
  interaction: Interaction,
  enough: (progress: Progress) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (enough(interaction.progress)) return resolve();
    const stop = playground.world.on((change) => {
      if (
        change.kind !== 'interaction' ||
        change.interaction !== interaction ||
        !enough(interaction.progress)
      )
        return;
      stop();
      resolve();
    });
  });
}
