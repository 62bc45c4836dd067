import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { canSee } from '../actor/can-see.ts';
import {
  askChoices,
  chooseFromMenu,
  clickButton,
  createActionContext,
  dismissMessage,
  listCommands,
  setReaction,
  submitModal,
  typeCommand,
  useMessageCommand,
  useUserCommand,
  writeMessage,
} from '../actor/gestures.ts';
import { isManager } from '../actor/moderate.ts';
import { createSeenMessage, listSeenMessages } from '../actor/playground-user.ts';
import { CannotDoError } from '../actor/typed-options.ts';
import type { PlaygroundContext } from '../playground-context.ts';
import type {
  PageMessage,
  PageRequest,
  PersonStanding,
  SeenMessage,
  ServerName,
  UnreadCall,
} from '../protocol.ts';
import { canEnter, isWithBot, openDirect } from '../world/direct.ts';
import { createGuild } from '../world/guild.ts';
import { type InstallType, listInstalls } from '../world/install-owners.ts';
import type { Interaction } from '../world/interaction.ts';
import { CONTEXT, type InteractionContext, isOffered } from '../world/interaction-context.ts';
import type { Server } from '../world/server.ts';
import type { ServerPerson } from '../world/server-person.ts';
import type { Channel, Post, World, WorldChange } from '../world/world.ts';
import { applyArrangement, isArrangement } from './arrange.ts';
import { parseMessage } from './parse-message.ts';

const HISTORY_LENGTH = 100;

/** Connection of one page, which shows one server and direct messages as one person sees them. */
export class PageSocket {
  readonly #playground: PlaygroundContext;
  readonly #person: ServerPerson;
  readonly #server: Server;
  readonly #socket: WebSocket;
  /** The page's own ref of each interaction that it started, by interaction id. */
  readonly #refs = new Map<string, string>();

  constructor(playground: PlaygroundContext, person: ServerPerson, server: Server, socket: WebSocket) {
    this.#playground = playground;
    this.#person = server.person(person.user.id) ?? person;
    this.#server = server;
    this.#socket = socket;
    this.#openDirect();
    const stop = playground.world.on((change) => this.#see(change));
    socket.on('close', stop);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.#hear(data.toString()));
    this.#greet();
  }

  #tell(event: PageMessage): void {
    this.#socket.send(JSON.stringify(event));
  }

  #greet(): void {
    const { world, clock } = this.#playground;
    const server = this.#server;
    const channels = [...world.channels.values()].filter((one) => this.#shows(one));
    const history = channels.map(({ id }) => ({ id, ...getNewest(this.#seen(id)) }));
    this.#tell({
      is: 'hello',
      guild: createGuild(world, server),
      servers: this.#servers(),
      people: server.people.map((person) => getStanding(world, server, person)),
      you: getStanding(world, server, this.#person),
      bot: world.bot,
      isBotIn: server.isBotIn,
      installs: this.#installs(),
      now: clock.now(),
      calls: this.#calls(),
      channels,
      commands: this.#commands(),
      messages: history.flatMap(({ messages }) => messages),
      begun: history.flatMap(({ id, isAll }) => (isAll ? [id] : [])),
    });
  }

  /** Opens the direct messages with the bot for a person who finds it on a server or has installed it. */
  #openDirect(): void {
    const { world } = this.#playground;
    const { id } = this.#person.user;
    if (isWithBot(world, id) || world.installed.has(id)) openDirect(this.#playground, this.#person);
  }

  #installs(): Readonly<Record<InteractionContext, readonly InstallType[]>> {
    const list = (context: InteractionContext) =>
      listInstalls(this.#playground.world, context, this.#server, this.#person.user.id);
    return { 0: list(CONTEXT.server), 1: list(CONTEXT.direct), 2: list(CONTEXT.group) };
  }

  /** Returns true if the channel belongs to the shown server or to none, and the person can enter it. */
  #shows(channel: Channel | undefined): boolean {
    const { world } = this.#playground;
    const server = world.serverOf(channel) ?? this.#server;
    return server === this.#server && canEnter(world, this.#person, channel);
  }

  #servers(): readonly ServerName[] {
    const { id: you } = this.#person.user;
    const own = this.#playground.world.servers.filter((one) => one === this.#server || one.has(you));
    return own.map(({ id, name }) => ({ id, name }));
  }

  #commands(): readonly APIApplicationCommand[] {
    const installs = Object.entries(this.#installs());
    const isUsable = (command: APIApplicationCommand) =>
      installs.some(([context, through]) =>
        isOffered(command, Number(context) as InteractionContext, through),
      );
    return listCommands(this.#playground.world, this.#server, this.#person).filter(isUsable);
  }

  /** Lists everybody's unread calls on this server and outside servers. */
  #calls(): readonly UnreadCall[] {
    const { world, calls } = this.#playground;
    const isHere = (channel: string) =>
      (world.serverOf(world.channels.get(channel)) ?? this.#server) === this.#server;
    return calls.waiting.filter(({ channel }) => isHere(channel));
  }

  #seen(channel: string): readonly SeenMessage[] {
    return listSeenMessages(this.#playground, this.#person, channel);
  }

  #see(change: WorldChange) {
    switch (change.kind) {
      case 'posted':
      case 'edited':
      case 'reacted':
      case 'unreacted':
        return this.#show(change.post);
      case 'deleted':
      case 'dismissed':
        return this.#hide(change.post);
      case 'channel':
      case 'channel opened':
      case 'thread opened':
        return this.#showChannel(change.channel);
      case 'channel gone':
        return this.#tell({ is: 'gone', channels: change.ids });
      case 'clock':
        return this.#tell({ is: 'clock', now: this.#playground.clock.now() });
      case 'calls':
        return this.#tell({ is: 'calls', calls: this.#calls() });
      case 'bot':
      case 'people':
      case 'member':
      case 'member roles':
      case 'role gone':
        this.#openDirect();
        return this.#greet();
      case 'commands':
        return this.#tell({ is: 'commands', commands: this.#commands() });
      case 'interaction':
        return this.#progress(change.interaction);
      default:
        return;
    }
  }

  #showChannel(channel: Channel): void {
    if (this.#shows(channel)) this.#tell({ is: 'channel', channel });
  }

  #isFor(post: Post): boolean {
    const { world } = this.#playground;
    return this.#shows(world.channels.get(post.message.channel_id)) && canSee(world, post, this.#person);
  }

  #show(post: Post): void {
    if (this.#isFor(post)) this.#tell({ is: 'message', seen: createSeenMessage(post, this.#person) });
  }

  #hide(post: Post): void {
    const { id: message, channel_id: channel } = post.message;
    if (this.#isFor(post)) this.#tell({ is: 'deleted', channel, message });
  }

  #progress(interaction: Interaction): void {
    const ref = this.#refs.get(interaction.id);
    if (ref === undefined) return;
    const { progress, original, modal, choices, channelId: channel } = interaction;
    if (progress === 'answered' && modal !== null) this.#tell({ is: 'openModal', ref, channel, modal });
    if (progress === 'answered' && choices !== null) this.#tell({ is: 'choices', ref, choices });
    this.#tell({ is: 'progress', ref, progress, ...(original === null ? {} : { message: original }) });
  }

  #hear(text: string) {
    const ask = parseMessage(text);
    if (ask === null) return this.#tell({ is: 'refused', ref: '', reason: 'Not understood.' });
    try {
      this.#follow(ask);
    } catch (error) {
      this.#tell({ is: 'refused', ref: ask.ref, reason: String((error as Error).message) });
    }
  }

  #follow(ask: PageRequest): void {
    const interaction = this.#start(ask);
    if (interaction === null) return;
    this.#refs.set(interaction.id, ask.ref);
    this.#progress(interaction);
  }

  #start(ask: PageRequest): Interaction | null {
    const doer = createActionContext(this.#playground, this.#person, ask.channel);
    if (isArrangement(ask)) {
      applyArrangement(doer, ask);
      return null;
    }
    switch (ask.do) {
      case 'slash':
        return typeCommand(doer, ask.name, ask.options);
      case 'onPerson':
        return useUserCommand(doer, ask.name, ask.target);
      case 'onMessage':
        return useMessageCommand(doer, ask.name, ask.message);
      case 'complete':
        return askChoices(doer, ask.name, ask.options, ask.focused);
      case 'click':
        return clickButton(doer, ask.message, ask.customId);
      case 'select':
        return chooseFromMenu(doer, ask.message, ask.customId, ask.values);
      case 'modal':
        return submitModal(doer, this.#opened(ask.channel, ask.customId), ask.fields);
      case 'dismiss':
        dismissMessage(doer, ask.message);
        return null;
      case 'react':
        setReaction(doer, ask.message, ask.emoji, ask.isAdded);
        return null;
      case 'say':
        writeMessage(doer, ask.content);
        return null;
      case 'older':
        this.#goBack(ask);
        return null;
    }
  }

  #goBack({ channel, before }: Extract<PageRequest, { do: 'older' }>): void {
    const above = this.#seen(channel).filter(({ message }) => BigInt(message.id) < BigInt(before));
    this.#tell({ is: 'older', channel, ...getNewest(above) });
  }

  #opened(channel: string, customId: string): Interaction {
    const opened = this.#playground.interactions.withModal(this.#person.user.id, channel, customId);
    if (opened === undefined) throw new CannotDoError('This modal is not open any more.');
    return opened;
  }
}

/** Returns the newest messages, and whether those are all. */
const getNewest = (list: readonly SeenMessage[]) => ({
  messages: list.slice(-HISTORY_LENGTH),
  isAll: list.length <= HISTORY_LENGTH,
});

const getStanding = (
  { refusing, installed }: World,
  server: Server,
  person: ServerPerson,
): PersonStanding => ({
  user: person.user,
  nick: person.nick,
  locale: person.locale,
  isMember: server.has(person.user.id),
  isTaking: !refusing.has(person.user.id),
  hasInstalled: installed.has(person.user.id),
  manages: isManager(person),
  roles: person.roles,
});
