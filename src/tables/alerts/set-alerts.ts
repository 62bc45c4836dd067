import type { Refusal } from '../../engine/refusal.ts';
import {
  type Followed,
  followedBy,
  forgetAlertsOn,
  keepLobbyAlerts,
  keepNextAlert,
  lobbyAlertsOf,
} from '../../store/alerts.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { House } from '../house.ts';

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
