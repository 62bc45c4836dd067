import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { filterBlocked } from '../../store/blocked.ts';
import { countLiveTables, countPersonLiveTables } from '../../store/live-tables.ts';
import type { Store } from '../../store/open.ts';
import { lockServer } from '../../store/row-locks.ts';
import { loadStoredServerSettings, type ServerSettings } from '../../store/server-settings.ts';
import type { Actor } from '../core/actor.ts';
import { isDirect } from '../core/screens.ts';

/** Returns why a person may not open games, take seats or vote on a server; null if they may. */
export async function checkBlocked(store: Store, guild: string, person: string): Promise<Refusal | null> {
  const isBlocked = (await filterBlocked(store, guild, [person])).has(person);
  return isBlocked ? new Refusal(text('bot:refuse.blocked')) : null;
}

/** Server and channel of a table. */
export interface Place {
  readonly guild: string;
  /** Id of a channel or thread. */
  readonly channel: string;
  /** Parent channel, if the table is in a thread. */
  readonly parent?: string | null;
}

/** Refusal because the server opens tables in other channels only. The caller formats their names. */
export class OtherChannelsRefusal extends Refusal {
  readonly channels: readonly string[];

  constructor(channels: readonly string[]) {
    super(text('bot:refuse.otherChannels', { channels }));
    this.channels = channels;
  }
}

/** Refusal because only members of some roles open games on the server. Discord shows the roles' names. */
export class OpenersOnlyRefusal extends Refusal {
  readonly roles: readonly string[];

  constructor(roles: readonly string[]) {
    super(text('bot:refuse.openersOnly', { roles }));
    this.roles = roles;
  }
}

type Who = Pick<Actor, 'person'>;
/** A person who opens a game or league. `manages` refers to the channel. */
export type Opener = Pick<Actor, 'person' | 'manages' | 'member'>;

/**
 * Returns why a person may not open a game in a place, by the server's settings; null if they may. Without a server only
 * the person's own games are limited.
 */
export async function checkCanOpen(store: Store, by: Opener, place: Place): Promise<Refusal | null> {
  const { guild } = place;
  if (!isDirect(place)) await lockServer(store, guild);
  const server = await loadStoredServerSettings(store, guild);
  if (isDirect(place)) return await checkPersonLimit(store, by, guild, server);
  return (
    (await checkOpener(store, server, by, place)) ??
    (await checkPersonLimit(store, by, guild, server)) ??
    (await checkServerLimit(store, guild, server))
  );
}

/** Returns why a person may not open a league on a server; null if they may. */
export async function checkCanOpenLeague(store: Store, by: Opener, place: Place): Promise<Refusal | null> {
  return await checkOpener(store, await loadStoredServerSettings(store, place.guild), by, place);
}

async function checkOpener(
  store: Store,
  server: ServerSettings,
  by: Opener,
  place: Place,
): Promise<Refusal | null> {
  const blocked = await checkBlocked(store, place.guild, by.person);
  return blocked ?? checkOpenerRoles(server, by, place) ?? checkChannel(server, place);
}

function checkOpenerRoles(
  { openers }: ServerSettings,
  { manages, member }: Opener,
  { guild }: Place,
): Refusal | null {
  const here = member?.guild === guild ? member : undefined;
  const roles = openers.filter((role) => here?.exists(role) ?? true);
  if (roles.length === 0 || manages || here?.manages) return null;
  return roles.some((role) => here?.has(role)) ? null : new OpenersOnlyRefusal(roles);
}

/** Returns why a person may not sit at another table of a server; null if they may. */
export async function checkCanSit(store: Store, by: Who, guild: string): Promise<Refusal | null> {
  if (!isDirect({ guild })) await lockServer(store, guild);
  const blocked = await checkBlocked(store, guild, by.person);
  return blocked ?? (await checkPersonLimit(store, by, guild, await loadStoredServerSettings(store, guild)));
}

function checkChannel({ channels }: ServerSettings, { channel, parent }: Place): Refusal | null {
  const isHere = channels.length === 0 || channels.includes(channel) || channels.includes(parent ?? '');
  return isHere ? null : new OtherChannelsRefusal(channels);
}

async function checkPersonLimit(
  store: Store,
  by: Who,
  guild: string,
  server: ServerSettings,
): Promise<Refusal | null> {
  const most = server.tablesOfPerson;
  if ((await countPersonLiveTables(store, guild, by.person)) < most) return null;
  return new Refusal(text('bot:refuse.enoughTables', { count: most }));
}

async function checkServerLimit(
  store: Store,
  guild: string,
  { tables }: ServerSettings,
): Promise<Refusal | null> {
  if ((await countLiveTables(store, guild)) < tables) return null;
  return new Refusal(text('bot:refuse.serverFull', { count: tables }));
}
