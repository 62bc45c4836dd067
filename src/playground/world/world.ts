import {
  type APIApplicationCommand,
  type APIAttachment,
  type APIDMChannel,
  type APIGroupDMChannel,
  type APIMessage,
  type APINewsChannel,
  type APITextChannel,
  type APIThreadChannel,
  type APIUser,
  ChannelType,
} from 'discord-api-types/v10';
import { createRefusal } from '../checks/refusal.ts';
import type { Locale } from '../protocol.ts';
import type { Interaction } from './interaction.ts';
import { BOT_PERMISSIONS } from './permissions.ts';
import type { Reaction, ReactionChange } from './reactions.ts';
import { createServers, type Server } from './server.ts';
import { createBotUser, type ServerPerson } from './server-person.ts';
import type { RunnerPlan, ServerPlan } from './server-plan.ts';

/** A text channel, thread, direct messages or group. */
export type Channel = APITextChannel | APINewsChannel | APIThreadChannel | APIDMChannel | APIGroupDMChannel;

/** Fields of the application that the bot can change. */
export interface ApplicationProfile {
  readonly description: string;
  /** Hash of the icon; null if there is none. */
  readonly icon: string | null;
  readonly tags?: readonly string[] | undefined;
  /** Scopes and permissions of the install link. */
  readonly install_params?: { readonly scopes: readonly string[]; readonly permissions: string } | undefined;
}

/** An emoji of the application; its image is a file of the CDN with its id. */
export interface ApplicationEmoji {
  readonly id: string;
  readonly name: string;
  readonly animated: boolean;
}

/** A message with the data that Discord keeps but does not show. */
export interface Post {
  readonly message: APIMessage;
  /** Id of the only person who can see it; null if everybody can. */
  readonly ephemeralTo: string | null;
  /** True if the bot has deferred this answer and not yet given it. */
  readonly thinking: boolean;
  /** Every file of the message, including those that only an embed shows. */
  readonly files: readonly APIAttachment[];
  /** Id of the interaction whose token it was sent with. */
  readonly via: string | null;
  readonly nonce: string | null;
  /** Reactions with their users; absent if there never were any. */
  readonly reactions?: readonly Reaction[];
}

/** A change of the world. */
export type WorldChange =
  | { readonly kind: 'posted' | 'edited' | 'deleted' | 'dismissed'; readonly post: Post }
  | (ReactionChange & { readonly post: Post })
  | { readonly kind: 'channel' | 'channel opened' | 'thread opened'; readonly channel: Channel }
  /** `ids` are the channel and the threads deleted with it. */
  | { readonly kind: 'channel gone'; readonly channel: Channel; readonly ids: readonly string[] }
  | { readonly kind: 'bot'; readonly server: Server }
  | { readonly kind: 'role gone'; readonly server: Server; readonly role: string }
  /** `user` joined or left the server, or has other roles. */
  | { readonly kind: 'member' | 'member roles'; readonly server: Server; readonly user: string }
  | { readonly kind: 'people' | 'clock' | 'calls' }
  | { readonly kind: 'commands' | 'emoji' }
  | { readonly kind: 'interaction'; readonly interaction: Interaction }
  | { readonly kind: 'gateway' | 'request' };

/** State of the whole playground; notifies listeners of changes. */
export class World {
  readonly servers: readonly Server[];
  /** All people, each once, as the first server that lists them knows them. */
  readonly people: readonly ServerPerson[];
  /** Owner of the bot's application. */
  readonly runner: RunnerPlan | null;
  /** True if the bot may identify with privileged intents and list all members. */
  readonly isPrivileged: boolean;
  readonly channels = new Map<string, Channel>();
  readonly posts = new Map<string, Post>();
  /** The bot's permissions by channel; a thread follows its parent. */
  readonly permissions = new Map<string, bigint>();
  /** Users added to a thread, by its id; authors and mentioned users are members as well. */
  readonly threadMembers = new Map<string, Set<string>>();
  /** Ids of deleted channels and threads. */
  readonly gone = new Set<string>();
  /** Ids of channels and threads that the Gateway hides from the bot. */
  readonly untold = new Set<string>();
  /** Ids of servers on which Discord accepts no files. */
  readonly uploadsLimited = new Set<string>();
  /** Emoji of the application, by id. */
  readonly emoji = new Map<string, ApplicationEmoji>();
  /** Ids of people who block direct messages. */
  readonly refusing = new Set<string>();
  /** Ids of people who installed the bot for themselves. */
  readonly installed = new Set<string>();
  #bot: APIUser;
  #application: ApplicationProfile = { description: '', icon: null };
  #commands: readonly APIApplicationCommand[] = [];
  readonly #listeners = new Set<(change: WorldChange) => void>();

  /**
   * Creates the world; the first plan defines the bot.
   * @throws RangeError if there is no plan
   */
  constructor(plans: readonly ServerPlan[], locale: Locale, isPrivileged = false) {
    const [first] = plans;
    if (first === undefined) throw new RangeError('A room has at least one server.');
    this.#bot = createBotUser(first.bot);
    this.runner = first.runner ?? null;
    this.isPrivileged = isPrivileged;
    this.servers = createServers(plans, locale);
    this.people = listDistinct(this.servers.flatMap(({ people }) => people));
    for (const server of this.servers)
      for (const channel of server.firstChannels) this.channels.set(channel.id, channel);
  }

  get bot(): APIUser {
    return this.#bot;
  }

  /** Sets the hashes of the bot's images that are given; null removes one. */
  setBotImages(images: Partial<Pick<APIUser, 'avatar' | 'banner'>>): void {
    this.#bot = { ...this.#bot, ...images };
  }

  get application(): ApplicationProfile {
    return this.#application;
  }

  /** Changes the given fields of the application. */
  setApplication(changes: Partial<ApplicationProfile>): void {
    this.#application = { ...this.#application, ...changes };
  }

  /** Adds or renames an emoji of the application. */
  setEmoji(emoji: ApplicationEmoji): void {
    this.emoji.set(emoji.id, emoji);
    this.tell({ kind: 'emoji' });
  }

  /** Deletes an emoji; messages that use it keep its image, as in Discord. */
  deleteEmoji({ id }: ApplicationEmoji): void {
    this.emoji.delete(id);
    this.tell({ kind: 'emoji' });
  }

  /** The first server, usually the only one. */
  get first(): Server {
    return this.servers[0]!;
  }

  server(id: string): Server | undefined {
    return this.servers.find((server) => server.id === id);
  }

  /** Returns the server of a channel or thread; undefined for direct messages and groups. */
  serverOf(channel: Channel | undefined): Server | undefined {
    return channel !== undefined && 'guild_id' in channel ? this.server(channel.guild_id ?? '') : undefined;
  }

  /** Adds a listener for changes; the returned function removes it. */
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

  /** Deletes a channel with its threads and all their messages. */
  remove(channel: Channel): void {
    const ids = [channel.id, ...this.#threadsOf(channel)];
    for (const id of ids) {
      for (const post of this.postsIn(id)) this.posts.delete(post.message.id);
      this.channels.delete(id);
      this.gone.add(id);
    }
    this.tell({ kind: 'channel gone', channel, ids });
  }

  /** Kicks the bot from a server, or invites it again at this time in ms since 1970. */
  setBotIn(server: Server, isIn: boolean, at?: number): void {
    if (server.setBotIn(isIn, at)) this.tell({ kind: 'bot', server });
  }

  /** Deletes a role of a server. */
  removeRole(server: Server, role: string): void {
    server.removeRole(role);
    this.tell({ kind: 'role gone', server, role });
  }

  /** Gives a member a role, or takes it away. */
  setRole(server: Server, { user, roles }: ServerPerson, role: string, hasRole: boolean): void {
    if (roles.includes(role) === hasRole) return;
    if (hasRole) roles.push(role);
    else roles.splice(roles.indexOf(role), 1);
    this.tell({ kind: 'member roles', server, user: user.id });
  }

  /** Makes a person leave a server, or rejoin it. */
  setMember(server: Server, user: string, isMember: boolean): void {
    if (server.has(user) === isMember) return;
    setPresence(server.away, user, !isMember);
    this.tell({ kind: 'member', server, user });
  }

  /** Sets whether a person accepts direct messages. */
  setTaking(id: string, isTaking: boolean): void {
    setPresence(this.refusing, id, !isTaking);
    this.tell({ kind: 'people' });
  }

  /** Sets whether a person has installed the bot for themselves. */
  setInstalled(id: string, isInstalled: boolean): void {
    setPresence(this.installed, id, isInstalled);
    this.tell({ kind: 'people' });
  }

  /** Returns a person's user, or the bot's, by id. */
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

  /** Returns the bot's permissions in a channel or thread; none in groups, and on servers it is not on. */
  botPermissions(channel: Channel): bigint {
    if (channel.type === ChannelType.DM) return BOT_PERMISSIONS;
    const server = this.serverOf(channel);
    if (server?.isBotIn !== true) return 0n;
    const id = 'thread_metadata' in channel ? (channel.parent_id ?? channel.id) : channel.id;
    return this.permissions.get(id) ?? server.botPermissions;
  }

  /** Adds a new message to its channel. */
  post(post: Post): void {
    this.posts.set(post.message.id, post);
    const channel = this.channels.get(post.message.channel_id);
    if (channel !== undefined && post.ephemeralTo === null) this.#count(channel, post.message.id);
    this.tell({ kind: 'posted', post });
  }

  /** Replaces a message by its changed version. */
  edit(post: Post): void {
    this.posts.set(post.message.id, post);
    this.tell({ kind: 'edited', post });
  }

  delete(post: Post, kind: 'deleted' | 'dismissed' = 'deleted'): void {
    this.posts.delete(post.message.id);
    this.tell({ kind, post });
  }

  /** Lists the messages of a channel, oldest first. */
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

/** Lists each person once, at their first position. */
const listDistinct = (people: readonly ServerPerson[]): readonly ServerPerson[] =>
  people.filter(({ key }, index) => people.findIndex((one) => one.key === key) === index);
