import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { holdServer } from '../../store/hold.ts';
import { liveIn, liveOf } from '../../store/live.ts';
import type { Store } from '../../store/open.ts';
import { type Server, serverOf } from '../../store/servers.ts';
import type { Act } from '../act.ts';

/** Where a table is to be. */
export interface Place {
  readonly guild: string;
  /** A channel or a thread. */
  readonly channel: string;
  /** The channel of its thread. */
  readonly parent?: string | null;
}

/** Tables of the server are opened in other channels: which. Who tells it knows how channels are named. */
export class OtherChannels extends Refusal {
  readonly channels: readonly string[];

  constructor(channels: readonly string[]) {
    super(text('bot:refuse.otherChannels', { channels }));
    this.channels = channels;
  }
}

type Who = Pick<Act, 'person'>;

/** Why they may open no table there, by what is set for the server; null where they may. */
export async function mayOpen(store: Store, by: Who, place: Place): Promise<Refusal | null> {
  await holdServer(store, place.guild);
  const server = await serverOf(store, place.guild);
  const { guild } = place;
  return (
    elsewhere(server, place) ?? (await enough(store, by, guild, server)) ?? (await full(store, guild, server))
  );
}

/** Why tables of the server are opened elsewhere; null where they may be opened there. */
export async function mayBeHere(store: Store, place: Place): Promise<Refusal | null> {
  return elsewhere(await serverOf(store, place.guild), place);
}

/** Why they may sit at no more tables of the server; null where they may. */
export async function maySit(store: Store, by: Who, guild: string): Promise<Refusal | null> {
  await holdServer(store, guild);
  return await enough(store, by, guild, await serverOf(store, guild));
}

function elsewhere({ channels }: Server, { channel, parent }: Place): Refusal | null {
  const isHere = channels.length === 0 || channels.includes(channel) || channels.includes(parent ?? '');
  return isHere ? null : new OtherChannels(channels);
}

async function enough(store: Store, by: Who, guild: string, server: Server): Promise<Refusal | null> {
  const most = server.tablesOfPerson;
  if ((await liveOf(store, guild, by.person)) < most) return null;
  return new Refusal(text('bot:refuse.enoughTables', { count: most }));
}

async function full(store: Store, guild: string, { tables }: Server): Promise<Refusal | null> {
  if ((await liveIn(store, guild)) < tables) return null;
  return new Refusal(text('bot:refuse.serverFull', { count: tables }));
}
