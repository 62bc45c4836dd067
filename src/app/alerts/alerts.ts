import type { Refusal } from '../../engine/refusal.ts';
import {
  deleteLobbyAlerts,
  type FollowedGame,
  loadFollowedGames,
  loadLobbyAlerts,
  saveLobbyAlerts,
  saveNextAlert,
} from '../../store/alerts.ts';
import { loadPersonBoards } from '../../store/notices.ts';
import { loadReaders } from '../../store/readers.ts';
import { loadTimeSettings, type TimeSettings } from '../../store/user-settings.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { skipQuietHours } from '../core/quiet-hours.ts';
import type { Table } from '../core/table.ts';
import { inTransaction } from '../core/unit-of-work.ts';

/** Recipient of a direct message, with what decides its language. */
export interface AlertReader {
  readonly person: string;
  /** Language chosen by the person, or null. */
  readonly language: TimeSettings['language'];
  /** Discord locale as of the person's latest interaction, or null if there was none. */
  readonly locale: string | null;
}

/** Returns the reader of an alert, or null during their absence or quiet hours. */
export async function findAwakeReader(
  { store, now }: AppContext,
  person: string,
): Promise<AlertReader | null> {
  const timeSettings = await loadTimeSettings(store, person);
  const at = now();
  if (skipQuietHours(at, timeSettings) !== at) return null;
  const known = (await loadReaders(store, [person])).get(person);
  return { person, language: timeSettings.language, locale: known?.locale ?? null };
}

/** Alerts that a person has asked for by direct message. */
export interface Alerts {
  /** Ids of the games whose new lobbies on that server the person is alerted to. */
  readonly lobbies: readonly string[];
  /** Running games that the person follows, on any server. */
  readonly followed: readonly FollowedGame[];
}

/** Returns the alerts of a person on a server. */
export async function loadAlerts({ store }: AppContext, guild: string, person: string): Promise<Alerts> {
  return {
    lobbies: await loadLobbyAlerts(store, guild, person),
    followed: await loadFollowedGames(store, person),
  };
}

/** Sets the games whose new lobbies on a server a person is alerted to. */
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

/** Sets whether a person is alerted when their turn is next, on all servers. */
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

/** Deletes the alerts of a person who has left a server, and has the boards of its games deleted from their direct messages. */
export async function deleteAlerts(ctx: AppContext, guild: string, person: string): Promise<void> {
  await inTransaction(ctx, async (work) => {
    await deleteLobbyAlerts(work.store, guild, person);
    for (const board of await loadPersonBoards(work.store, guild, person)) await work.queueNotice(board);
  });
}

/** An alert about a table. */
export interface TableAlert {
  readonly table: Table;
}

/** Formats the subject of an alert, so that the same message to the same person is queued once. */
export function formatAlertSubject(tableId: number, person: string): string {
  return `${person}:${tableId}`;
}

/** Returns the table id of an alert's subject. */
export function parseAlertSubject(subject: string): number {
  return Number(subject.split(':')[1]);
}
