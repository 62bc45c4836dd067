import type { WebSocket } from 'ws';
import { z } from 'zod';
import { seenBy, seenOf } from '../actor/actor.ts';
import type { Doer } from '../actor/gestures.ts';
import {
  askChoices,
  choose,
  commandsFor,
  dismiss,
  fillIn,
  press,
  say,
  typeCommand,
} from '../actor/gestures.ts';
import { isFor } from '../actor/sight.ts';
import { CannotDo } from '../actor/typed-options.ts';
import type { FromPage, ToPage } from '../protocol.ts';
import type { Room } from '../room.ts';
import { canEnter } from '../world/direct.ts';
import { guildOf } from '../world/guild.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Inhabitant } from '../world/people.ts';
import type { Change, Channel, Post } from '../world/world.ts';

const HISTORY = 100;

/** One page that looks at the room through one person's eyes. */
export class PageSocket {
  readonly #room: Room;
  readonly #person: Inhabitant;
  readonly #socket: WebSocket;
  /** The page's own name for each interaction that it started. */
  readonly #refs = new Map<string, string>();

  constructor(room: Room, person: Inhabitant, socket: WebSocket) {
    this.#room = room;
    this.#person = person;
    this.#socket = socket;
    const stop = room.world.on((change) => this.#see(change));
    socket.on('close', stop);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.#hear(data.toString()));
    this.#greet();
  }

  #tell(news: ToPage): void {
    this.#socket.send(JSON.stringify(news));
  }

  #greet(): void {
    const { world } = this.#room;
    const channels = [...world.channels.values()].filter((one) => canEnter(world, this.#person, one));
    this.#tell({
      is: 'hello',
      guild: guildOf(world),
      people: world.people.map(personOf),
      you: personOf(this.#person),
      bot: world.bot,
      channels,
      commands: commandsFor(world, this.#person),
      messages: channels.flatMap(({ id }) => seenBy(this.#room, this.#person, id).slice(-HISTORY)),
    });
  }

  #see(change: Change) {
    switch (change.kind) {
      case 'posted':
      case 'edited':
        return this.#show(change.post);
      case 'deleted':
      case 'dismissed':
        return this.#hide(change.post);
      case 'channel':
      case 'thread opened':
        return this.#showChannel(change.channel);
      case 'commands':
        return this.#tell({ is: 'commands', commands: commandsFor(this.#room.world, this.#person) });
      case 'interaction':
        return this.#progress(change.interaction);
      default:
        return;
    }
  }

  #showChannel(channel: Channel): void {
    if (canEnter(this.#room.world, this.#person, channel)) this.#tell({ is: 'channel', channel });
  }

  #show(post: Post): void {
    if (isFor(this.#room.world, post, this.#person)) this.#tell({ is: 'message', seen: seenOf(post) });
  }

  #hide(post: Post): void {
    const { id: message, channel_id: channel } = post.message;
    if (isFor(this.#room.world, post, this.#person)) this.#tell({ is: 'deleted', channel, message });
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
    const ask = askOf(text);
    if (ask === null) return this.#tell({ is: 'refused', ref: '', reason: 'Not understood.' });
    try {
      this.#follow(ask);
    } catch (error) {
      this.#tell({ is: 'refused', ref: ask.ref, reason: String((error as Error).message) });
    }
  }

  #follow(ask: FromPage): void {
    const interaction = this.#start(ask);
    if (interaction === null) return;
    this.#refs.set(interaction.id, ask.ref);
    this.#progress(interaction);
  }

  #start(ask: FromPage): Interaction | null {
    const doer: Doer = { room: this.#room, person: this.#person, channelId: ask.channel };
    switch (ask.do) {
      case 'slash':
        return typeCommand(doer, ask.name, ask.options);
      case 'complete':
        return askChoices(doer, ask.name, ask.options, ask.focused);
      case 'click':
        return press(doer, ask.message, ask.customId);
      case 'select':
        return choose(doer, ask.message, ask.customId, ask.values);
      case 'modal':
        return fillIn(doer, this.#opened(ask.channel, ask.customId), ask.fields);
      case 'dismiss':
        dismiss(doer, ask.message);
        return null;
      case 'say':
        say(doer, ask.content);
        return null;
    }
  }

  #opened(channel: string, customId: string): Interaction {
    const opened = this.#room.interactions.withModal(this.#person.user.id, channel, customId);
    if (opened === undefined) throw new CannotDo('This modal is not open any more.');
    return opened;
  }
}

const personOf = ({ user, nick, locale }: Inhabitant) => ({ user, nick, locale });

const common = { ref: z.string(), channel: z.string() };
const options = z.array(
  z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }),
);

const asked = z.discriminatedUnion('do', [
  z.object({ do: z.literal('slash'), ...common, name: z.string(), options }),
  z.object({ do: z.literal('complete'), ...common, name: z.string(), options, focused: z.string() }),
  z.object({ do: z.literal('click'), ...common, message: z.string(), customId: z.string() }),
  z.object({
    do: z.literal('select'),
    ...common,
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()),
  }),
  z.object({
    do: z.literal('modal'),
    ...common,
    customId: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({ do: z.literal('dismiss'), ...common, message: z.string() }),
  z.object({ do: z.literal('say'), ...common, content: z.string() }),
]) satisfies z.ZodType<FromPage>;

function askOf(text: string): FromPage | null {
  try {
    return asked.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
