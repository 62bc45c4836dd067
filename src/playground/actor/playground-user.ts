import type { APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { PlaygroundContext } from '../playground-context.ts';
import type { Progress, SeenMessage, TypedOption } from '../protocol.ts';
import { openDirect } from '../world/direct.ts';
import type { Choice, Interaction } from '../world/interaction.ts';
import type { ServerPerson } from '../world/server-person.ts';
import type { Post } from '../world/world.ts';
import { canSee } from './can-see.ts';
import type { ActionContext } from './gestures.ts';
import {
  askChoices,
  chooseFromMenu,
  createActionContext,
  dismissMessage,
  forgeInteraction,
  pressButton,
  submitModal,
  typeCommand,
  useUserCommand,
  writeMessage,
} from './gestures.ts';
import type { ModalFields } from './modal-answers.ts';
import { CannotDoError } from './typed-options.ts';

/** How the bot answered something that a person did. Everything but the id and token is as it stands now. */
export interface BotAnswer {
  readonly id: string;
  readonly token: string;
  readonly state: 'answered' | 'thinking' | 'failed';
  /** The reply, or the message that was updated; null if there is none, or none any more. */
  readonly message: APIMessage | null;
  readonly modal: APIModalInteractionResponseCallbackData | null;
  /** Milliseconds of real time until the first answer; Infinity if there was none. */
  readonly acknowledgedAfter: number;
  /** Waits until a deferred answer has come (or its token has died). */
  settled(): Promise<BotAnswer>;
}

/** What a forged interaction consists of; further fields replace those of the payload. */
export interface ForgedInteraction {
  readonly channel: ChannelName;
  /** 2 command, 3 component, 4 autocomplete, 5 modal. */
  readonly type: Interaction['type'];
  readonly data: unknown;
  readonly message?: MessageName | null;
  readonly [field: string]: unknown;
}

/** A channel by name, or by `server/channel` where several servers have one of that name; by id, or itself. */
export type ChannelName = string | { readonly id: string };

/** A message by id or itself. */
export type MessageName = string | { readonly id: string } | null;

/** Options of a slash command by name. */
export type CommandOptions = Readonly<Record<string, string | number | boolean>>;

/** A person of the room, to be led by a test: in every server as that knows them, here as the first does. What Discord's client would not let them do throws. */
export interface PlaygroundUser extends ServerPerson {
  readonly id: string;
  /** Sends `/play`, `/table open`…; resolves at the bot's first answer, or when its three seconds are over. */
  slash(channel: ChannelName, words: string, options?: CommandOptions): Promise<BotAnswer>;
  /** Chooses a command from the menu of a person. */
  context(channel: ChannelName, name: string, target: { readonly id: string }): Promise<BotAnswer>;
  /** What the bot offers for the option that is being typed. */
  complete(
    channel: ChannelName,
    words: string,
    options: CommandOptions,
    focused: string,
  ): Promise<readonly Choice[]>;
  /** Presses the button of that custom id or label. */
  click(message: MessageName, wanted: string): Promise<BotAnswer>;
  /** Chooses from the menu of that custom id or placeholder. */
  select(message: MessageName, wanted: string, values: readonly string[]): Promise<BotAnswer>;
  /** Sends the modal of an answer back. */
  submit(opened: BotAnswer, fields: ModalFields): Promise<BotAnswer>;
  /** Sends what no client would. */
  raw(forged: ForgedInteraction): Promise<BotAnswer>;
  /** Every message of a channel that this person can see, oldest first. */
  sees(channel: ChannelName): readonly SeenMessage[];
  /** The channel of direct messages with the bot, opened if it is not yet: for `sees`, `slash` and `say`. */
  direct(): { readonly id: string };
  /** Whether this person takes direct messages; everybody does unless told. */
  takeDirect(isTaking: boolean): void;
  say(channel: ChannelName, content: string): APIMessage;
  dismiss(message: MessageName): void;
}

/** Makes an actor of a person. */
export function createPlaygroundUser(room: PlaygroundContext, person: ServerPerson): PlaygroundUser {
  const at = (channel: ChannelName): ActionContext =>
    createActionContext(room, person, getChannelId(room, channel));
  const on = (message: MessageName): ActionContext => at(getMessageChannel(room, message));
  const first = (interaction: Interaction) => waitForFirstAnswer(room, interaction);
  return {
    ...person,
    id: person.user.id,
    slash: async (channel, words, options = {}) =>
      first(typeCommand(at(channel), words, getTypedOptions(options))),
    context: async (channel, name, { id }) => first(useUserCommand(at(channel), name, id)),
    complete: async (channel, words, options, focused) =>
      waitForChoices(room, askChoices(at(channel), words, getTypedOptions(options), focused)),
    click: async (message, wanted) => first(pressButton(on(message), getMessageId(message), wanted)),
    select: async (message, wanted, values) =>
      first(chooseFromMenu(on(message), getMessageId(message), wanted, values)),
    submit: async (opened, fields) => first(submitAnswerModal(room, person, opened, fields)),
    raw: async ({ channel, type, data, message = null, ...more }) =>
      first(
        forgeInteraction(
          at(channel),
          type,
          data,
          message === null ? null : getMessage(room, message).id,
          more,
        ),
      ),
    sees: (channel) => listSeenMessages(room, person, getChannelId(room, channel)),
    direct: () => ({ id: openDirect(room, person).id }),
    takeDirect: (isTaking) => room.world.setTaking(person.user.id, isTaking),
    say: (channel, content) => writeMessage(at(channel), content).message,
    dismiss: (message) => dismissMessage(on(message), getMessageId(message)),
  };
}

/** The messages of a channel as one person sees them. */
export const listSeenMessages = (
  room: PlaygroundContext,
  person: ServerPerson,
  channelId: string,
): readonly SeenMessage[] =>
  room.world
    .postsIn(channelId)
    .flatMap((post) => (canSee(room.world, post, person) ? [createSeenMessage(post)] : []));

/** A message as it is shown. */
export const createSeenMessage = ({ message, ephemeralTo, thinking }: Post): SeenMessage => ({
  message,
  ephemeral: ephemeralTo !== null,
  thinking,
});

/** The id of a channel, given by name, id, or itself. */
export function getChannelId(room: PlaygroundContext, channel: ChannelName): string {
  if (typeof channel !== 'string') return channel.id;
  const { channels } = room.world;
  if (channels.has(channel)) return channel;
  const all = [...channels.values()];
  const [found, ...others] = all.filter(({ name }) => name === channel);
  if (found === undefined) return findQualifiedId(room, channel);
  const server = room.world.serverOf(found);
  if (others.some((other) => room.world.serverOf(other) !== server))
    throw new CannotDoError(`Several servers have a channel ${channel}: name one as server/${channel}.`);
  return found.id;
}

/** The id of `server/channel`. */
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

function getMessageChannel(room: PlaygroundContext, message: MessageName): string {
  return getMessage(room, message).channel_id;
}

function getMessage(room: PlaygroundContext, message: MessageName): APIMessage {
  const post = room.world.posts.get(getMessageId(message));
  if (post === undefined) throw new CannotDoError(`There is no message ${getMessageId(message)}.`);
  return post.message;
}

const getTypedOptions = (options: CommandOptions): readonly TypedOption[] =>
  Object.entries(options).map(([name, value]) => ({ name, value }));

function submitAnswerModal(
  room: PlaygroundContext,
  person: ServerPerson,
  opened: BotAnswer,
  fields: ModalFields,
): Interaction {
  const interaction = room.interactions.find(opened.token);
  if (interaction === undefined) throw new CannotDoError('No modal was opened.');
  return submitModal(createActionContext(room, person, interaction.channelId), interaction, fields);
}

async function waitForFirstAnswer(room: PlaygroundContext, interaction: Interaction): Promise<BotAnswer> {
  await waitForProgress(room, interaction, (progress) => progress !== 'sent');
  return createAnswer(room, interaction);
}

async function waitForChoices(room: PlaygroundContext, interaction: Interaction): Promise<readonly Choice[]> {
  await waitForProgress(room, interaction, (progress) => progress !== 'sent');
  if (interaction.choices === null)
    throw new CannotDoError('The options did not load: the application did not respond.');
  return interaction.choices;
}

function createAnswer(room: PlaygroundContext, interaction: Interaction): BotAnswer {
  const answer: BotAnswer = {
    id: interaction.id,
    token: interaction.token,
    get state() {
      return interaction.progress === 'sent' ? 'failed' : interaction.progress;
    },
    get message() {
      return room.world.posts.get(interaction.original ?? '')?.message ?? null;
    },
    get modal() {
      return interaction.modal;
    },
    get acknowledgedAfter() {
      return interaction.acknowledgedAfter ?? Number.POSITIVE_INFINITY;
    },
    async settled() {
      await waitForProgress(
        room,
        interaction,
        (progress) => progress === 'answered' || progress === 'failed',
      );
      return answer;
    },
  };
  return answer;
}

function waitForProgress(
  room: PlaygroundContext,
  interaction: Interaction,
  enough: (progress: Progress) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (enough(interaction.progress)) return resolve();
    const stop = room.world.on((change) => {
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
