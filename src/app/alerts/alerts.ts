import type { Refusal } from '../../engine/refusal.ts';
import {
  type Followed,
  followedBy,
  forgetAlertsOn,
  keepLobbyAlerts,
  keepNextAlert,
  lobbyAlertsOf,
} from '../../store/alerts.ts';
import { type OwnHours, ownHours } from '../../store/hours.ts';
import { readersOf } from '../../store/readers.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { outsideQuiet } from '../core/own-time.ts';
import type { Table } from '../core/table.ts';

/** Person who gets a direct message, as far as its language depends on them. */
export interface AlertReader {
  readonly person: string;
  /** Language they chose; null for none. */
  readonly language: OwnHours['language'];
  /** Discord's locale as of what they did last; null if they never did anything. */
  readonly locale: string | null;
}

/** Returns the reader of an alert; null while they are away or in their quiet hours, when nothing disturbs them. */
export async function awakeReader({ store, now }: House, person: string): Promise<AlertReader | null> {
  const own = await ownHours(store, person);
  const at = now();
  if (outsideQuiet(at, own) !== at) return null;
  const known = (await readersOf(store, [person])).get(person);
  return { person, language: own.language, locale: known?.locale ?? null };
}

/** Everything that a person is told by direct message because they asked for it. */
export interface Alerts {
  /** Ids of the games of which they are told when a lobby opens on that server. */
  readonly lobbies: readonly string[];
  /** Running games that they follow, on whatever server. */
  readonly followed: readonly Followed[];
}

/** Returns the alerts of a person on a server. */
export async function alertsOf({ store }: House, guild: string, person: string): Promise<Alerts> {
  return { lobbies: await lobbyAlertsOf(store, guild, person), followed: await followedBy(store, person) };
}

/** Sets the games of which a person is told when a lobby opens on a server. */
export async function setLobbyAlerts(
  house: House,
  by: Act,
  guild: string,
  games: readonly string[],
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async ({ store }) => {
    await keepLobbyAlerts(store, guild, by.person, games);
    return true as const;
  });
}

/** Sets whether a person is told when they are next, on every server. */
export async function setNextAlert(house: House, by: Act, isOn: boolean): Promise<true | Refusal | Repeated> {
  return await once(house, by, async ({ store, at }) => {
    await keepNextAlert(store, by.person, isOn, at);
    return true as const;
  });
}

/** Deletes the alerts of a person who has left a server. */
export async function leaveAlerts({ store }: House, guild: string, person: string): Promise<void> {
  await store.transaction().execute(async (within) => await forgetAlertsOn(within, guild, person));
}

/** Something that is told of a table. */
export interface OfTable {
  readonly table: Table;
}

/** Subject of a direct message about a table: the same message to the same person is queued once. */
export function subjectOf(tableId: number, person: string): string {
  return `${person}:${tableId}`;
}

/** Returns the table that such a message is about. */
export function tableIdIn(subject: string): number {
  return Number(subject.split(':')[1]);
}
