import type { Refusal } from '../../engine/refusal.ts';
import {
  deleteLobbyAlerts,
  type FollowedGame,
  loadFollowedGames,
  loadLobbyAlerts,
  saveLobbyAlerts,
  saveNextAlert,
} from '../../store/alerts.ts';
import { loadReaders } from '../../store/readers.ts';
import { loadTimeSettings, type TimeSettings } from '../../store/time-settings.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { skipQuietHours } from '../core/quiet-hours.ts';
import type { Table } from '../core/table.ts';

/** Person who gets a direct message, as far as its language depends on them. */
export interface AlertReader {
  readonly person: string;
  /** Language they chose; null for none. */
  readonly language: TimeSettings['language'];
  /** Discord's locale as of what they did last; null if they never did anything. */
  readonly locale: string | null;
}

/** Returns the reader of an alert; null while they are away or in their quiet hours, when nothing disturbs them. */
export async function findAwakeReader(
  { store, now }: AppContext,
  person: string,
): Promise<AlertReader | null> {
  const own = await loadTimeSettings(store, person);
  const at = now();
  if (skipQuietHours(at, own) !== at) return null;
  const known = (await loadReaders(store, [person])).get(person);
  return { person, language: own.language, locale: known?.locale ?? null };
}

/** Everything that a person is told by direct message because they asked for it. */
export interface Alerts {
  /** Ids of the games of which they are told when a lobby opens on that server. */
  readonly lobbies: readonly string[];
  /** Running games that they follow, on whatever server. */
  readonly followed: readonly FollowedGame[];
}

/** Returns the alerts of a person on a server. */
export async function loadAlerts({ store }: AppContext, guild: string, person: string): Promise<Alerts> {
  return {
    lobbies: await loadLobbyAlerts(store, guild, person),
    followed: await loadFollowedGames(store, person),
  };
}

/** Sets the games of which a person is told when a lobby opens on a server. */
export async function setLobbyAlerts(
  ctx: AppContext,
  by: Actor,
  guild: string,
  games: readonly string[],
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async ({ store }) => {
    await saveLobbyAlerts(store, guild, by.person, games);
    return true as const;
  });
}

/** Sets whether a person is told when they are next, on every server. */
export async function setNextAlert(
  ctx: AppContext,
  by: Actor,
  isOn: boolean,
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async ({ store, at }) => {
    await saveNextAlert(store, by.person, isOn, at);
    return true as const;
  });
}

/** Deletes the alerts of a person who has left a server. */
export async function deleteAlerts({ store }: AppContext, guild: string, person: string): Promise<void> {
  await store.transaction().execute(async (within) => await deleteLobbyAlerts(within, guild, person));
}

/** Something that is told of a table. */
export interface TableAlert {
  readonly table: Table;
}

/** Subject of a direct message about a table: the same message to the same person is queued once. */
export function formatAlertSubject(tableId: number, person: string): string {
  return `${person}:${tableId}`;
}

/** Returns the table that such a message is about. */
export function parseAlertSubject(subject: string): number {
  return Number(subject.split(':')[1]);
}
