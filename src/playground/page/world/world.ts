import type { APIApplicationCommand, APIChannel, APIGuild, APIUser } from 'discord-api-types/v10';
import type { Call, FromPage, Seen, ServerName, Standing, ToPage } from '../../protocol.ts';
import { type Answered, answeredBy, shownBy } from './answered.ts';
import { byAge } from './snowflake.ts';
import { asked, forgotten, progressed, type Waits } from './waits.ts';

/** Everything that the page knows; changed by {@link heard} alone. */
export interface World {
  readonly guild: APIGuild;
  /** All servers that this person is on. */
  readonly servers: readonly ServerName[];
  readonly people: readonly Standing[];
  readonly you: Standing;
  readonly bot: APIUser;
  readonly isBotIn: boolean;
  /** By how many ms the room's clock is ahead of this machine's. */
  readonly ahead: number;
  /** Whom messages call, all people's, oldest first. */
  readonly calls: readonly Call[];
  readonly channels: ReadonlyMap<string, APIChannel>;
  readonly commands: readonly APIApplicationCommand[];
  /** By channel, oldest first. */
  readonly messages: ReadonlyMap<string, readonly Seen[]>;
  /** The channels whose first message is among them. */
  readonly begun: ReadonlySet<string>;
  readonly waits: Waits;
  /** The message with the latest answer to this person; null before the first. */
  readonly answered: Answered | null;
  /** The last autocomplete answer. */
  readonly choices: Extract<ToPage, { is: 'choices' }> | null;
  readonly modal: OpenModal | null;
  /** A short sentence at the foot of the page. */
  readonly notice: string | null;
}

/** The form on top of the page. */
export interface OpenModal extends Omit<Extract<ToPage, { is: 'openModal' }>, 'is'> {
  /** The ref under which it was submitted. */
  readonly submitted: string | null;
}

/** What can happen: word from the playground, or something done on the page itself. */
export type News =
  | ToPage
  | { readonly is: 'asked'; readonly ask: FromPage }
  | { readonly is: 'forgotten'; readonly ref: string }
  | { readonly is: 'modalClosed' }
  | { readonly is: 'notice'; readonly text: string | null };

/** The world after some news; null until the first hello. */
export function heard(world: World | null, news: News): World | null {
  if (news.is === 'hello') return opened(news, world);
  return world && { ...world, ...change(world, news) };
}

function opened(hello: Extract<ToPage, { is: 'hello' }>, before: World | null): World {
  const { guild, servers, people, you, bot, isBotIn, commands, calls } = hello;
  const channels = new Map(hello.channels.map((channel) => [channel.id, channel]));
  return {
    ...{ guild, servers, people, you, bot, isBotIn, commands, calls, channels },
    messages: byChannel(hello.messages),
    begun: new Set(hello.begun),
    ahead: hello.now - Date.now(),
    modal: keptModal(hello, before),
    ...{ waits: new Map(), answered: null, choices: null, notice: null },
  };
}

/** After a broken connection a half-filled form is still there; another person has none. */
function keptModal({ you }: Extract<ToPage, { is: 'hello' }>, before: World | null): OpenModal | null {
  const isSame = before?.modal && before.you.user.id === you.user.id;
  return isSame ? { ...before.modal!, submitted: null } : null;
}

function change(world: World, news: Exclude<News, { is: 'hello' }>): Partial<World> {
  switch (news.is) {
    case 'message':
      return {
        messages: withMessage(world.messages, news.seen),
        answered: shownBy(world.answered, news.seen, knows(world, news.seen)),
      };
    case 'deleted':
      return { messages: withoutMessage(world.messages, news.channel, news.message) };
    case 'older':
      return older(world, news);
    case 'gone':
      return {
        channels: without(world.channels, news.channels),
        messages: without(world.messages, news.channels),
      };
    case 'clock':
      return { ahead: news.now - Date.now() };
    case 'calls':
      return { calls: news.calls };
    case 'channel':
      return channelShown(world, news.channel);
    case 'commands':
      return { commands: news.commands };
    case 'progress':
      return progress(world, news);
    case 'choices':
      return { choices: news };
    case 'openModal':
      return { modal: { ...news, submitted: null }, waits: forgotten(world.waits, news.ref) };
    case 'refused':
      return { notice: news.reason, waits: forgotten(world.waits, news.ref) };
    case 'asked':
      return { waits: asked(world.waits, news.ask), modal: modalSubmitted(world, news.ask), notice: null };
    case 'forgotten':
      return { waits: forgotten(world.waits, news.ref) };
    case 'modalClosed':
      return { modal: null };
    case 'notice':
      return { notice: news.text };
  }
}

function progress(world: World, news: Extract<ToPage, { is: 'progress' }>): Partial<World> {
  const { waits, choices } = world;
  const isHopeless = news.progress === 'failed' && !waits.has(news.ref);
  return {
    waits: progressed(waits, news.ref, news.progress),
    modal: modalAfter(world, news),
    answered: answeredBy(world.answered, news),
    choices: isHopeless ? { is: 'choices', ref: news.ref, choices: [] } : choices,
  };
}

function modalSubmitted({ modal }: World, ask: FromPage): OpenModal | null {
  const isSubmit = modal && ask.do === 'modal' && ask.customId === modal.modal.custom_id;
  return isSubmit ? { ...modal, submitted: ask.ref } : modal;
}

/** A form stays open until its answer is in, so that nothing typed is lost when the bot fails. */
function modalAfter(
  { modal }: World,
  { ref, progress }: Extract<ToPage, { is: 'progress' }>,
): OpenModal | null {
  const isIn = modal?.submitted === ref && (progress === 'answered' || progress === 'thinking');
  return isIn ? null : modal;
}

function byChannel(all: readonly Seen[]): ReadonlyMap<string, readonly Seen[]> {
  return all.reduce(withMessage, new Map<string, readonly Seen[]>());
}

function withMessage(messages: World['messages'], seen: Seen): ReadonlyMap<string, readonly Seen[]> {
  const channel = seen.message.channel_id;
  return new Map(messages).set(channel, placed(messages.get(channel) ?? [], seen));
}

function knows({ messages }: World, { message: { channel_id, id } }: Seen): boolean {
  return messages.get(channel_id)?.some(({ message }) => message.id === id) ?? false;
}

function placed(list: readonly Seen[], seen: Seen): readonly Seen[] {
  const at = list.findIndex(({ message }) => message.id === seen.message.id);
  if (at >= 0) return list.map((old, index) => (index === at ? seen : old));
  return [...list, seen].sort((a, b) => byAge(a.message.id, b.message.id));
}

/** Of a channel that has just opened nothing is missing. */
function channelShown({ channels, begun }: World, channel: APIChannel): Partial<World> {
  const shown = { channels: new Map(channels).set(channel.id, channel) };
  return channels.has(channel.id) ? shown : { ...shown, begun: new Set([...begun, channel.id]) };
}

/** What stood above is put above; what came while it was asked for stays. */
function older(world: World, { channel, messages, isAll }: Extract<ToPage, { is: 'older' }>): Partial<World> {
  const known = world.messages.get(channel) ?? [];
  const above = messages.filter((seen) => !knows(world, seen));
  return {
    messages: new Map(world.messages).set(channel, [...above, ...known]),
    begun: isAll ? new Set([...world.begun, channel]) : world.begun,
  };
}

function without<T>(all: ReadonlyMap<string, T>, ids: readonly string[]): ReadonlyMap<string, T> {
  return new Map([...all].filter(([id]) => !ids.includes(id)));
}

function withoutMessage(messages: World['messages'], channel: string, id: string): World['messages'] {
  const kept = (messages.get(channel) ?? []).filter(({ message }) => message.id !== id);
  return new Map(messages).set(channel, kept);
}
