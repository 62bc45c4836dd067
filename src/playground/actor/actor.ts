import type { APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Progress, Seen, TypedOption } from '../protocol.ts';
import type { Room } from '../room.ts';
import { openDirect } from '../world/direct.ts';
import type { Choice, Interaction } from '../world/interaction.ts';
import type { Inhabitant } from '../world/people.ts';
import type { Post } from '../world/world.ts';
import type { Doer } from './gestures.ts';
import {
  askChoices,
  choose,
  dismiss,
  doerIn,
  fillIn,
  forge,
  press,
  say,
  typeCommand,
  useOn,
} from './gestures.ts';
import type { Fields } from './modal-answers.ts';
import { isFor } from './sight.ts';
import { CannotDo } from './typed-options.ts';

/** How the bot answered something that a person did. Everything but the id and token is as it stands now. */
export interface Answer {
  readonly id: string;
  readonly token: string;
  readonly state: 'answered' | 'thinking' | 'failed';
  /** The reply, or the message that was updated; null if there is none, or none any more. */
  readonly message: APIMessage | null;
  readonly modal: APIModalInteractionResponseCallbackData | null;
  /** Milliseconds of real time until the first answer; Infinity if there was none. */
  readonly acknowledgedAfter: number;
  /** Waits until a deferred answer has come (or its token has died). */
  settled(): Promise<Answer>;
}

/** What a forged interaction consists of; further fields replace those of the payload. */
export interface Forged {
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
export type Options = Readonly<Record<string, string | number | boolean>>;

/** A person of the room, to be led by a test: in every server as that knows them, here as the first does. What Discord's client would not let them do throws. */
export interface Actor extends Inhabitant {
  readonly id: string;
  /** Sends `/play`, `/table open`…; resolves at the bot's first answer, or when its three seconds are over. */
  slash(channel: ChannelName, words: string, options?: Options): Promise<Answer>;
  /** Chooses a command from the menu of a person. */
  context(channel: ChannelName, name: string, target: { readonly id: string }): Promise<Answer>;
  /** What the bot offers for the option that is being typed. */
  complete(
    channel: ChannelName,
    words: string,
    options: Options,
    focused: string,
  ): Promise<readonly Choice[]>;
  /** Presses the button of that custom id or label. */
  click(message: MessageName, wanted: string): Promise<Answer>;
  /** Chooses from the menu of that custom id or placeholder. */
  select(message: MessageName, wanted: string, values: readonly string[]): Promise<Answer>;
  /** Sends the modal of an answer back. */
  submit(opened: Answer, fields: Fields): Promise<Answer>;
  /** Sends what no client would. */
  raw(forged: Forged): Promise<Answer>;
  /** Every message of a channel that this person can see, oldest first. */
  sees(channel: ChannelName): readonly Seen[];
  /** The channel of direct messages with the bot, opened if it is not yet: for `sees`, `slash` and `say`. */
  direct(): { readonly id: string };
  /** Whether this person takes direct messages; everybody does unless told. */
  takeDirect(isTaking: boolean): void;
  say(channel: ChannelName, content: string): APIMessage;
  dismiss(message: MessageName): void;
}

/** Makes an actor of a person. */
export function actorOf(room: Room, person: Inhabitant): Actor {
  const at = (channel: ChannelName): Doer => doerIn(room, person, channelIdOf(room, channel));
  const on = (message: MessageName): Doer => at(channelOfMessage(room, message));
  const first = (interaction: Interaction) => firstAnswer(room, interaction);
  return {
    ...person,
    id: person.user.id,
    slash: async (channel, words, options = {}) => first(typeCommand(at(channel), words, typedOf(options))),
    context: async (channel, name, { id }) => first(useOn(at(channel), name, id)),
    complete: async (channel, words, options, focused) =>
      choicesOf(room, askChoices(at(channel), words, typedOf(options), focused)),
    click: async (message, wanted) => first(press(on(message), idOf(message), wanted)),
    select: async (message, wanted, values) => first(choose(on(message), idOf(message), wanted, values)),
    submit: async (opened, fields) => first(submit(room, person, opened, fields)),
    raw: async ({ channel, type, data, message = null, ...more }) =>
      first(forge(at(channel), type, data, message === null ? null : messageIn(room, message).id, more)),
    sees: (channel) => seenBy(room, person, channelIdOf(room, channel)),
    direct: () => ({ id: openDirect(room, person).id }),
    takeDirect: (isTaking) => room.world.setTaking(person.user.id, isTaking),
    say: (channel, content) => say(at(channel), content).message,
    dismiss: (message) => dismiss(on(message), idOf(message)),
  };
}

/** The messages of a channel as one person sees them. */
export const seenBy = (room: Room, person: Inhabitant, channelId: string): readonly Seen[] =>
  room.world.postsIn(channelId).flatMap((post) => (isFor(room.world, post, person) ? [seenOf(post)] : []));

/** A message as it is shown. */
export const seenOf = ({ message, ephemeralTo, thinking }: Post): Seen => ({
  message,
  ephemeral: ephemeralTo !== null,
  thinking,
});

/** The id of a channel, given by name, id, or itself. */
export function channelIdOf(room: Room, channel: ChannelName): string {
  if (typeof channel !== 'string') return channel.id;
  const { channels } = room.world;
  if (channels.has(channel)) return channel;
  const all = [...channels.values()];
  const [found, ...others] = all.filter(({ name }) => name === channel);
  if (found === undefined) return qualified(room, channel);
  const server = room.world.serverOf(found);
  if (others.some((other) => room.world.serverOf(other) !== server))
    throw new CannotDo(`Several servers have a channel ${channel}: name one as server/${channel}.`);
  return found.id;
}

/** The id of `server/channel`. */
function qualified({ world }: Room, words: string): string {
  const found = [...world.channels.values()].find(
    (channel) => `${world.serverOf(channel)?.name}/${channel.name}` === words,
  );
  if (found === undefined) throw new CannotDo(`There is no channel ${words}.`);
  return found.id;
}

function idOf(message: MessageName): string {
  if (message === null) throw new CannotDo('There is no message.');
  return typeof message === 'string' ? message : message.id;
}

function channelOfMessage(room: Room, message: MessageName): string {
  return messageIn(room, message).channel_id;
}

function messageIn(room: Room, message: MessageName): APIMessage {
  const post = room.world.posts.get(idOf(message));
  if (post === undefined) throw new CannotDo(`There is no message ${idOf(message)}.`);
  return post.message;
}

const typedOf = (options: Options): readonly TypedOption[] =>
  Object.entries(options).map(([name, value]) => ({ name, value }));

function submit(room: Room, person: Inhabitant, opened: Answer, fields: Fields): Interaction {
  const interaction = room.interactions.find(opened.token);
  if (interaction === undefined) throw new CannotDo('No modal was opened.');
  return fillIn(doerIn(room, person, interaction.channelId), interaction, fields);
}

async function firstAnswer(room: Room, interaction: Interaction): Promise<Answer> {
  await progressed(room, interaction, (progress) => progress !== 'sent');
  return answerOf(room, interaction);
}

async function choicesOf(room: Room, interaction: Interaction): Promise<readonly Choice[]> {
  await progressed(room, interaction, (progress) => progress !== 'sent');
  if (interaction.choices === null)
    throw new CannotDo('The options did not load: the application did not respond.');
  return interaction.choices;
}

function answerOf(room: Room, interaction: Interaction): Answer {
  const answer: Answer = {
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
      await progressed(room, interaction, (progress) => progress === 'answered' || progress === 'failed');
      return answer;
    },
  };
  return answer;
}

function progressed(
  room: Room,
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
