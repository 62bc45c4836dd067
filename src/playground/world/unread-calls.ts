import type { UnreadCall } from '../protocol.ts';
import { listRecipients } from './direct.ts';
import type { Post, World, WorldChange } from './world.ts';

/** Messages that called a person who has not read them since, oldest first. */
export class UnreadCalls {
  readonly #world: World;
  #waiting: readonly UnreadCall[] = [];

  constructor(world: World) {
    this.#world = world;
    world.on((change) => this.#hear(change));
  }

  get waiting(): readonly UnreadCall[] {
    return this.#waiting;
  }

  /** Restores the saved calls when the playground opens. */
  restore(calls: readonly UnreadCall[]): void {
    this.#waiting = calls;
  }

  /** Removes the calls of a channel that the person has read. */
  answer(person: string, channel: string): void {
    this.#keep((call) => call.person !== person || call.channel !== channel);
  }

  #hear(change: WorldChange): void {
    if (change.kind === 'posted') this.#add(listCalls(this.#world, change.post));
    if (change.kind === 'deleted') this.#keep(({ message }) => message !== change.post.message.id);
    if (change.kind === 'channel gone') this.#keep(({ channel }) => !change.ids.includes(channel));
  }

  #add(calls: readonly UnreadCall[]): void {
    if (calls.length > 0) this.#set([...this.#waiting, ...calls]);
  }

  #keep(stays: (call: UnreadCall) => boolean): void {
    const kept = this.#waiting.filter(stays);
    if (kept.length < this.#waiting.length) this.#set(kept);
  }

  #set(calls: readonly UnreadCall[]): void {
    this.#waiting = calls;
    this.#world.tell({ kind: 'calls' });
  }
}

/** Lists the calls of a message: every message without a server calls its recipients, an ephemeral one nobody. */
function listCalls(world: World, { message, ephemeralTo }: Post): readonly UnreadCall[] {
  if (ephemeralTo !== null) return [];
  const channel = world.channels.get(message.channel_id);
  const everybody = world.serverOf(channel)?.people ?? [];
  const named = message.mention_everyone ? everybody.map(({ user }) => user) : message.mentions;
  const called = listRecipients(channel) ?? named.map(({ id }) => id);
  return called
    .filter((id) => id !== message.author.id && world.person(id) !== undefined)
    .map((person) => ({ person, channel: message.channel_id, message: message.id }));
}
