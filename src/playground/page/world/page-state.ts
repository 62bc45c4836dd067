import type { APIApplicationCommand, APIChannel, APIGuild, APIUser } from 'discord-api-types/v10';
import type {
  PageMessage,
  PageRequest,
  PersonStanding,
  SeenMessage,
  ServerName,
  UnreadCall,
} from '../../protocol.ts';
import {
  addPending,
  type PendingInteractions,
  removePending,
  updatePending,
} from './pending-interactions.ts';
import { compareAge, type LatestAnswer, updateByMessage, updateByProgress } from './selectors.ts';

/** State of the page; only {@link reducePageState} changes it. */
export interface PageState {
  readonly guild: APIGuild;
  /** All servers that this person is on. */
  readonly servers: readonly ServerName[];
  readonly people: readonly PersonStanding[];
  readonly you: PersonStanding;
  readonly bot: APIUser;
  readonly isBotIn: boolean;
  /** Installations through which this person can use the bot, by context. */
  readonly installs: Extract<PageMessage, { is: 'hello' }>['installs'];
  /** Ms by which the playground's clock is ahead of this machine's. */
  readonly ahead: number;
  /** Unread calls of all people, oldest first. */
  readonly calls: readonly UnreadCall[];
  readonly channels: ReadonlyMap<string, APIChannel>;
  readonly commands: readonly APIApplicationCommand[];
  /** Messages by channel, oldest first. */
  readonly messages: ReadonlyMap<string, readonly SeenMessage[]>;
  /** Channels whose first message is loaded. */
  readonly begun: ReadonlySet<string>;
  readonly waits: PendingInteractions;
  /** Message with the latest answer to this person; null before the first. */
  readonly answered: LatestAnswer | null;
  /** The last autocomplete answer. */
  readonly choices: Extract<PageMessage, { is: 'choices' }> | null;
  readonly modal: OpenedModal | null;
  /** Short message at the foot of the page. */
  readonly notice: string | null;
}

/** The open modal. */
export interface OpenedModal extends Omit<Extract<PageMessage, { is: 'openModal' }>, 'is'> {
  /** Ref under which it was submitted; null before. */
  readonly submitted: string | null;
}

/** An event from the playground, or an action on the page itself. */
export type PageEvent =
  | PageMessage
  | { readonly is: 'asked'; readonly ask: PageRequest }
  | { readonly is: 'forgotten'; readonly ref: string }
  | { readonly is: 'modalClosed' }
  | { readonly is: 'notice'; readonly text: string | null };

/** Returns the state after an event; null until the first hello. */
export function reducePageState(world: PageState | null, event: PageEvent): PageState | null {
  if (event.is === 'hello') return createPageState(event, world);
  return world && { ...world, ...getChange(world, event) };
}

function createPageState(hello: Extract<PageMessage, { is: 'hello' }>, before: PageState | null): PageState {
  const { guild, servers, people, you, bot, isBotIn, installs, commands, calls } = hello;
  const channels = new Map(hello.channels.map((channel) => [channel.id, channel]));
  return {
    ...{ guild, servers, people, you, bot, isBotIn, installs, commands, calls, channels },
    messages: groupByChannel(hello.messages),
    begun: new Set(hello.begun),
    ahead: hello.now - Date.now(),
    modal: getKeptModal(hello, before),
    ...{ waits: new Map(), answered: null, choices: null, notice: null },
  };
}

/** Returns the half-filled modal after a broken connection, unless the person has changed. */
function getKeptModal(
  { you }: Extract<PageMessage, { is: 'hello' }>,
  before: PageState | null,
): OpenedModal | null {
  const isSame = before?.modal && before.you.user.id === you.user.id;
  return isSame ? { ...before.modal!, submitted: null } : null;
}

function getChange(world: PageState, event: Exclude<PageEvent, { is: 'hello' }>): Partial<PageState> {
  switch (event.is) {
    case 'message':
      return {
        messages: putMessage(world.messages, event.seen),
        answered: updateByMessage(world.answered, event.seen, hasMessage(world, event.seen)),
      };
    case 'deleted':
      return { messages: removeMessage(world.messages, event.channel, event.message) };
    case 'older':
      return addOlder(world, event);
    case 'gone':
      return {
        channels: removeChannels(world.channels, event.channels),
        messages: removeChannels(world.messages, event.channels),
      };
    case 'clock':
      return { ahead: event.now - Date.now() };
    case 'calls':
      return { calls: event.calls };
    case 'channel':
      return addChannel(world, event.channel);
    case 'commands':
      return { commands: event.commands };
    case 'progress':
      return getProgressChange(world, event);
    case 'choices':
      return { choices: event };
    case 'openModal':
      return { modal: { ...event, submitted: null }, waits: removePending(world.waits, event.ref) };
    case 'refused':
      return { notice: event.reason, waits: removePending(world.waits, event.ref) };
    case 'asked':
      return {
        waits: addPending(world.waits, event.ask),
        modal: getSubmittedModal(world, event.ask),
        notice: null,
      };
    case 'forgotten':
      return { waits: removePending(world.waits, event.ref) };
    case 'modalClosed':
      return { modal: null };
    case 'notice':
      return { notice: event.text };
  }
}

function getProgressChange(
  world: PageState,
  event: Extract<PageMessage, { is: 'progress' }>,
): Partial<PageState> {
  const { waits, choices } = world;
  const isHopeless = event.progress === 'failed' && !waits.has(event.ref);
  return {
    waits: updatePending(waits, event.ref, event.progress),
    modal: getModalAfterProgress(world, event),
    answered: updateByProgress(world.answered, event),
    choices: isHopeless ? { is: 'choices', ref: event.ref, choices: [] } : choices,
  };
}

function getSubmittedModal({ modal }: PageState, ask: PageRequest): OpenedModal | null {
  const isSubmit = modal && ask.do === 'modal' && ask.customId === modal.modal.custom_id;
  return isSubmit ? { ...modal, submitted: ask.ref } : modal;
}

/** Closes the modal only when its answer has come, so that no input is lost if the bot fails. */
function getModalAfterProgress(
  { modal }: PageState,
  { ref, progress }: Extract<PageMessage, { is: 'progress' }>,
): OpenedModal | null {
  const isIn = modal?.submitted === ref && (progress === 'answered' || progress === 'thinking');
  return isIn ? null : modal;
}

function groupByChannel(all: readonly SeenMessage[]): ReadonlyMap<string, readonly SeenMessage[]> {
  return all.reduce(putMessage, new Map<string, readonly SeenMessage[]>());
}

function putMessage(
  messages: PageState['messages'],
  seen: SeenMessage,
): ReadonlyMap<string, readonly SeenMessage[]> {
  const channel = seen.message.channel_id;
  return new Map(messages).set(channel, placeMessage(messages.get(channel) ?? [], seen));
}

function hasMessage({ messages }: PageState, { message: { channel_id, id } }: SeenMessage): boolean {
  return messages.get(channel_id)?.some(({ message }) => message.id === id) ?? false;
}

function placeMessage(list: readonly SeenMessage[], seen: SeenMessage): readonly SeenMessage[] {
  const at = list.findIndex(({ message }) => message.id === seen.message.id);
  if (at >= 0) return list.map((old, index) => (index === at ? seen : old));
  return [...list, seen].sort((a, b) => compareAge(a.message.id, b.message.id));
}

/** Adds or updates a channel; a newly opened one has no older messages to load. */
function addChannel({ channels, begun }: PageState, channel: APIChannel): Partial<PageState> {
  const shown = { channels: new Map(channels).set(channel.id, channel) };
  return channels.has(channel.id) ? shown : { ...shown, begun: new Set([...begun, channel.id]) };
}

/** Inserts older messages above; messages that arrived meanwhile stay. */
function addOlder(
  world: PageState,
  { channel, messages, isAll }: Extract<PageMessage, { is: 'older' }>,
): Partial<PageState> {
  const known = world.messages.get(channel) ?? [];
  const above = messages.filter((seen) => !hasMessage(world, seen));
  return {
    messages: new Map(world.messages).set(channel, [...above, ...known]),
    begun: isAll ? new Set([...world.begun, channel]) : world.begun,
  };
}

function removeChannels<T>(all: ReadonlyMap<string, T>, ids: readonly string[]): ReadonlyMap<string, T> {
  return new Map([...all].filter(([id]) => !ids.includes(id)));
}

function removeMessage(messages: PageState['messages'], channel: string, id: string): PageState['messages'] {
  const kept = (messages.get(channel) ?? []).filter(({ message }) => message.id !== id);
  return new Map(messages).set(channel, kept);
}
