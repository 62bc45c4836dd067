import type {
  APIApplicationCommand,
  APIAttachment,
  APIDMChannel,
  APIMessage,
  APINewsChannel,
  APITextChannel,
  APIThreadChannel,
  APIUser,
} from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';
import { refusal } from '../checks/refusal.ts';
import type { Locale } from '../protocol.ts';
import { firstChannels } from './first-channels.ts';
import { GUILD_ID } from './ids.ts';
import type { Interaction } from './interaction.ts';
import type { Inhabitant } from './people.ts';
import { botNamed, inhabitant } from './people.ts';
import { BOT_PERMISSIONS } from './permission-sets.ts';
import type { RunnerPlan, ServerPlan } from './plan.ts';

/** A place to write in. */
export type Channel = APITextChannel | APINewsChannel | APIThreadChannel | APIDMChannel;

/** A message and what Discord knows about it beyond what it shows. */
export interface Post {
  readonly message: APIMessage;
  /** Whose it is, if only they can see it. */
  readonly ephemeralTo: string | null;
  /** The bot has deferred this answer and not yet given it. */
  readonly thinking: boolean;
  /** Every file of the message, also those that only an embed shows. */
  readonly files: readonly APIAttachment[];
  /** The interaction whose token it was sent with. */
  readonly via: string | null;
  readonly nonce: string | null;
}

/** Something that just became different. */
export type Change =
  | { readonly kind: 'posted' | 'edited' | 'deleted' | 'dismissed'; readonly post: Post }
  | { readonly kind: 'channel' | 'channel opened' | 'thread opened'; readonly channel: Channel }
  /** `ids`: the channel and the threads that went with it. */
  | { readonly kind: 'channel gone'; readonly channel: Channel; readonly ids: readonly string[] }
  | { readonly kind: 'bot' | 'people' | 'clock' | 'calls' }
  | { readonly kind: 'commands' }
  | { readonly kind: 'interaction'; readonly interaction: Interaction }
  | { readonly kind: 'gateway' | 'request' };

/** Since when everybody is there who was there from the start. */
export const FIRST_JOINED = '2026-01-02T19:00:00.000000+00:00';

/** Everything that is, and a bell that rings when it changes. */
export class World {
  readonly guildId = GUILD_ID;
  readonly guildLocale: Locale;
  readonly name: string;
  readonly bot: APIUser;
  readonly people: readonly Inhabitant[];
  /** Who runs the bot's application. */
  readonly runner: RunnerPlan | null;
  /** The channel of the server's own messages, by its id. */
  readonly systemChannel: string | null;
  readonly channels = new Map<string, Channel>();
  readonly posts = new Map<string, Post>();
  /** What the bot may do, a channel; a thread follows its parent. */
  readonly permissions = new Map<string, bigint>();
  /** The channels and threads that were deleted. */
  readonly gone = new Set<string>();
  /** Who has left the server, by id. */
  readonly away = new Set<string>();
  /** Who takes no direct messages, by id. */
  readonly refusing = new Set<string>();
  #isBotIn = true;
  #botJoined = FIRST_JOINED;
  #commands: readonly APIApplicationCommand[] = [];
  readonly #listeners = new Set<(change: Change) => void>();

  constructor(plan: ServerPlan, guildLocale: Locale) {
    this.name = plan.name;
    this.guildLocale = guildLocale;
    this.bot = botNamed(plan.bot);
    this.people = plan.people.map(inhabitant);
    this.runner = plan.runner ?? null;
    const first = firstChannels(plan);
    for (const channel of first) this.channels.set(channel.id, channel);
    this.systemChannel = first.find(({ name }) => name === plan.systemChannel)?.id ?? null;
  }

  /** Rings for every change from now on; the answer stops it. */
  on(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(change: Change): void {
    for (const listener of [...this.#listeners]) listener(change);
  }

  channel(id: string): Channel {
    const channel = this.channels.get(id);
    if (channel === undefined) throw refusal(10003);
    return channel;
  }

  setChannel(channel: Channel): void {
    const opened = 'thread_metadata' in channel ? 'thread opened' : 'channel opened';
    const kind = this.channels.has(channel.id) ? 'channel' : opened;
    this.channels.set(channel.id, channel);
    this.tell({ kind, channel });
  }

  /** Takes a channel away with its threads and all that was written there. */
  remove(channel: Channel): void {
    const ids = [channel.id, ...this.#threadsOf(channel)];
    for (const id of ids) {
      for (const post of this.postsIn(id)) this.posts.delete(post.message.id);
      this.channels.delete(id);
      this.gone.add(id);
    }
    this.tell({ kind: 'channel gone', channel, ids });
  }

  /** Whether the bot is on the server. */
  get isBotIn(): boolean {
    return this.#isBotIn;
  }

  /** When the bot joined the server, ISO 8601. */
  get botJoined(): string {
    return this.#botJoined;
  }

  /** The bot is thrown out, or invited again, at that moment in ms since 1970. */
  setBotIn(isIn: boolean, at?: number): void {
    if (isIn === this.#isBotIn) return;
    this.#isBotIn = isIn;
    if (isIn && at !== undefined) this.#botJoined = new Date(at).toISOString();
    this.tell({ kind: 'bot' });
  }

  /** A person leaves the server, or comes back. */
  setMember(id: string, isMember: boolean): void {
    put(this.away, id, !isMember);
    this.tell({ kind: 'people' });
  }

  /** A person takes direct messages, or none. */
  setTaking(id: string, isTaking: boolean): void {
    put(this.refusing, id, !isTaking);
    this.tell({ kind: 'people' });
  }

  /** A person or the bot, by id. */
  user(id: string): APIUser | undefined {
    return id === this.bot.id ? this.bot : this.person(id)?.user;
  }

  person(id: string): Inhabitant | undefined {
    return this.people.find((person) => person.user.id === id);
  }

  get commands(): readonly APIApplicationCommand[] {
    return this.#commands;
  }

  setCommands(commands: readonly APIApplicationCommand[]): void {
    this.#commands = commands;
    this.tell({ kind: 'commands' });
  }

  /** What the bot may do in a channel or thread: on the server nothing once it was thrown out. */
  botPermissions(channel: Channel): bigint {
    if (channel.type === ChannelType.DM) return BOT_PERMISSIONS;
    if (!this.#isBotIn) return 0n;
    const id = 'thread_metadata' in channel ? (channel.parent_id ?? channel.id) : channel.id;
    return this.permissions.get(id) ?? BOT_PERMISSIONS;
  }

  /** Puts a new message into its channel. */
  post(post: Post): void {
    this.posts.set(post.message.id, post);
    const channel = this.channels.get(post.message.channel_id);
    if (channel !== undefined && post.ephemeralTo === null) this.#count(channel, post.message.id);
    this.tell({ kind: 'posted', post });
  }

  /** Puts the changed message in the place of the old. */
  edit(post: Post): void {
    this.posts.set(post.message.id, post);
    this.tell({ kind: 'edited', post });
  }

  delete(post: Post, kind: 'deleted' | 'dismissed' = 'deleted'): void {
    this.posts.delete(post.message.id);
    this.tell({ kind, post });
  }

  /** The messages of a channel, oldest first. */
  postsIn(channelId: string): readonly Post[] {
    return [...this.posts.values()].filter((post) => post.message.channel_id === channelId);
  }

  #threadsOf({ id }: Channel): readonly string[] {
    const all = [...this.channels.values()];
    return all.flatMap((one) => ('thread_metadata' in one && one.parent_id === id ? [one.id] : []));
  }

  #count(channel: Channel, last: string): void {
    if (!('thread_metadata' in channel)) {
      this.channels.set(channel.id, { ...channel, last_message_id: last });
      return;
    }
    const count = (channel.message_count ?? 0) + 1;
    this.channels.set(channel.id, {
      ...channel,
      last_message_id: last,
      message_count: count,
      total_message_sent: count,
    });
  }
}

function put(set: Set<string>, id: string, isIn: boolean): void {
  if (isIn) set.add(id);
  else set.delete(id);
}
