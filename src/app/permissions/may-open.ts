import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { blockedAmong } from '../../store/blocked.ts';
import { holdServer } from '../../store/hold.ts';
import { liveIn, liveOf } from '../../store/live.ts';
import type { Store } from '../../store/open.ts';
import { type Server, serverOf } from '../../store/servers.ts';
import type { Act } from '../core/actor.ts';

/** Returns why a person may neither open games on a server, nor take a seat or vote there; null if they may. */
export async function blockedFrom(store: Store, guild: string, person: string): Promise<Refusal | null> {
  const isBlocked = (await blockedAmong(store, guild, [person])).has(person);
  return isBlocked ? new Refusal(text('bot:refuse.blocked')) : null;
}

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

/** Only members of some roles open games on the server. Discord shows which roles these are. */
export class OpenersOnly extends Refusal {
  readonly roles: readonly string[];

  constructor(roles: readonly string[]) {
    super(text('bot:refuse.openersOnly', { roles }));
    this.roles = roles;
  }
}

type Who = Pick<Act, 'person'>;
/** Opens a game or a league: `manages` is of the channel. */
export type Opener = Pick<Act, 'person' | 'manages' | 'member'>;

/** Returns why they may not open a game there, by the settings of the server; null if they may. */
export async function mayOpen(store: Store, by: Opener, place: Place): Promise<Refusal | null> {
  await holdServer(store, place.guild);
  const server = await serverOf(store, place.guild);
  const { guild } = place;
  return (
    (await refuseOpener(store, server, by, place)) ??
    (await enough(store, by, guild, server)) ??
    (await full(store, guild, server))
  );
}

/** Returns why a person may not open a league on a server; null if they may. */
export async function mayOpenLeagueAt(store: Store, by: Opener, place: Place): Promise<Refusal | null> {
  return await refuseOpener(store, await serverOf(store, place.guild), by, place);
}

async function refuseOpener(store: Store, server: Server, by: Opener, place: Place): Promise<Refusal | null> {
  const blocked = await blockedFrom(store, place.guild, by.person);
  return blocked ?? openersOnly(server, by, place) ?? elsewhere(server, place);
}

function openersOnly({ openers }: Server, { manages, member }: Opener, { guild }: Place): Refusal | null {
  const here = member?.guild === guild ? member : undefined;
  const roles = openers.filter((role) => here?.exists(role) ?? true);
  if (roles.length === 0 || manages || here?.manages) return null;
  return roles.some((role) => here?.has(role)) ? null : new OpenersOnly(roles);
}

/** Why they may sit at no more tables of the server; null where they may. */
export async function maySit(store: Store, by: Who, guild: string): Promise<Refusal | null> {
  await holdServer(store, guild);
  const blocked = await blockedFrom(store, guild, by.person);
  return blocked ?? (await enough(store, by, guild, await serverOf(store, guild)));
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
