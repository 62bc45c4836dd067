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
import { createRefusal } from '../checks/refusal.ts';
import type { Locale } from '../protocol.ts';
import type { Interaction } from './interaction.ts';
import { BOT_PERMISSIONS } from './permission-sets.ts';
import type { Server } from './server.ts';
import { createServers } from './server.ts';
import type { ServerPerson } from './server-person.ts';
import { createBotUser } from './server-person.ts';
import type { RunnerPlan, ServerPlan } from './server-plan.ts';

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
export type WorldChange =
  | { readonly kind: 'posted' | 'edited' | 'deleted' | 'dismissed'; readonly post: Post }
  | { readonly kind: 'channel' | 'channel opened' | 'thread opened'; readonly channel: Channel }
  /** `ids`: the channel and the threads that went with it. */
  | { readonly kind: 'channel gone'; readonly channel: Channel; readonly ids: readonly string[] }
  | { readonly kind: 'bot'; readonly server: Server }
  | { readonly kind: 'role gone'; readonly server: Server; readonly role: string }
  | { readonly kind: 'people' | 'clock' | 'calls' }
  | { readonly kind: 'commands' }
  | { readonly kind: 'interaction'; readonly interaction: Interaction }
  | { readonly kind: 'gateway' | 'request' };

/** Everything that is, and a bell that rings when it changes. */
export class World {
  readonly bot: APIUser;
  readonly servers: readonly Server[];
  /** Everybody once, as the first server knows them that has them. */
  readonly people: readonly ServerPerson[];
  /** Who runs the bot's application. */
  readonly runner: RunnerPlan | null;
  readonly channels = new Map<string, Channel>();
  readonly posts = new Map<string, Post>();
  /** What the bot may do, a channel; a thread follows its parent. */
  readonly permissions = new Map<string, bigint>();
  /** Who was added to a thread, by its id; whoever writes or is mentioned there is a member as well. */
  readonly threadMembers = new Map<string, Set<string>>();
  /** The channels and threads that were deleted. */
  readonly gone = new Set<string>();
  /** The channels and threads of which the Gateway tells the bot nothing. */
  readonly untold = new Set<string>();
  /** The servers where Discord takes no files, by id. */
  readonly uploadsLimited = new Set<string>();
  /** Who takes no direct messages, by id. */
  readonly refusing = new Set<string>();
  #commands: readonly APIApplicationCommand[] = [];
  readonly #listeners = new Set<(change: WorldChange) => void>();

  /** The first of the plans says who the bot is; @throws RangeError if there is none */
  constructor(plans: readonly ServerPlan[], locale: Locale) {
    const [first] = plans;
    if (first === undefined) throw new RangeError('A room has at least one server.');
    this.bot = createBotUser(first.bot);
    this.runner = first.runner ?? null;
    this.servers = createServers(plans, locale);
    this.people = listDistinct(this.servers.flatMap(({ people }) => people));
    for (const server of this.servers)
      for (const channel of server.firstChannels) this.channels.set(channel.id, channel);
  }

  /** The server that was there first: the only one, mostly. */
  get first(): Server {
    return this.servers[0]!;
  }

  server(id: string): Server | undefined {
    return this.servers.find((server) => server.id === id);
  }

  /** The server of a channel or thread; undefined for direct messages. */
  serverOf(channel: Channel | undefined): Server | undefined {
    return channel !== undefined && 'guild_id' in channel ? this.server(channel.guild_id ?? '') : undefined;
  }

  /** Rings for every change from now on; the answer stops it. */
  on(listener: (change: WorldChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(change: WorldChange): void {
    for (const listener of [...this.#listeners]) listener(change);
  }

  channel(id: string): Channel {
    const channel = this.channels.get(id);
    if (channel === undefined) throw createRefusal(10003);
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

  /** The bot is thrown out of a server, or invited again, at that moment in ms since 1970. */
  setBotIn(server: Server, isIn: boolean, at?: number): void {
    if (server.setBotIn(isIn, at)) this.tell({ kind: 'bot', server });
  }

  /** Deletes a role of a server. */
  removeRole(server: Server, role: string): void {
    server.removeRole(role);
    this.tell({ kind: 'role gone', server, role });
  }

  /** A person leaves a server, or comes back. */
  setMember({ away }: Server, id: string, isMember: boolean): void {
    setPresence(away, id, !isMember);
    this.tell({ kind: 'people' });
  }

  /** A person takes direct messages, or none. */
  setTaking(id: string, isTaking: boolean): void {
    setPresence(this.refusing, id, !isTaking);
    this.tell({ kind: 'people' });
  }

  /** A person or the bot, by id. */
  user(id: string): APIUser | undefined {
    return id === this.bot.id ? this.bot : this.person(id)?.user;
  }

  person(id: string): ServerPerson | undefined {
    return this.people.find((person) => person.user.id === id);
  }

  get commands(): readonly APIApplicationCommand[] {
    return this.#commands;
  }

  setCommands(commands: readonly APIApplicationCommand[]): void {
    this.#commands = commands;
    this.tell({ kind: 'commands' });
  }

  /** What the bot may do in a channel or thread: on a server nothing once it was thrown out. */
  botPermissions(channel: Channel): bigint {
    if (channel.type === ChannelType.DM) return BOT_PERMISSIONS;
    if (this.serverOf(channel)?.isBotIn !== true) return 0n;
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

function setPresence(set: Set<string>, id: string, isIn: boolean): void {
  if (isIn) set.add(id);
  else set.delete(id);
}

/** Everybody in the place where they come first. */
const listDistinct = (people: readonly ServerPerson[]): readonly ServerPerson[] =>
  people.filter(({ key }, index) => people.findIndex((one) => one.key === key) === index);
