import type { Game, Seat } from '../../engine/game.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import {
  deleteLobbyAlerts,
  type FollowedGame,
  hasNextAlert,
  isAlerted,
  loadAlertedPeople,
  loadFollowedGames,
  loadLobbyAlerts,
  saveLobbyAlerts,
  saveNextAlert,
} from '../../store/alerts.ts';
import { loadPersonBoards, type Notice } from '../../store/notices.ts';
import { loadReaders } from '../../store/readers.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import { loadTimeSettings, type TimeSettings } from '../../store/user-settings.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext, EventHandler } from '../core/context.ts';
import { countTakenSeats } from '../core/lobby-seats.ts';
import { skipQuietHours } from '../core/quiet-hours.ts';
import { isDirect } from '../core/screens.ts';
import { findPerson, getTableView, hasEnded, isPlayable, loadTable, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';

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

/** Queues a direct message to each person who wants to know about lobbies of that game, if a seat is free. */
export async function announceLobby(ctx: AppContext, work: UnitOfWork, id: number): Promise<void> {
  const table = await loadTable(ctx, id, work.store);
  if (refused(table) || !hasOpenSeat(table.game, table.seats)) return;
  const { game, seats } = table;
  const { guild, channel } = table.record;
  for (const person of await loadAlertedPeople(work.store, guild, game.id)) {
    if (isThere(seats, person)) continue;
    await work.queueNotice({
      kind: 'lobbyOpen',
      subject: formatAlertSubject(id, person),
      guild,
      channel,
      person,
    });
  }
}

/** Returns the lobby of an alert; null if the person no longer wants it or can no longer join. */
export async function loadLobbyAlert(
  ctx: AppContext,
  { subject, person }: Notice,
): Promise<TableAlert | null> {
  const table = await loadTable(ctx, parseAlertSubject(subject));
  if (refused(table) || (person ?? null) === null) return null;
  const { record, game, seats } = table;
  if (record.phase !== 'lobby' || !isPlayable(table)) return null;
  if (!hasOpenSeat(game, seats) || isThere(seats, person ?? '')) return null;
  return (await isAlerted(ctx.store, record.guild, record.game, person ?? '')) ? { table } : null;
}

function hasOpenSeat({ seats }: Pick<Game, 'seats'>, occupants: readonly SeatOccupant[]): boolean {
  return countTakenSeats(occupants) < Math.max(...seats);
}

/** Returns whether a person has a seat or a reservation. */
function isThere(seats: readonly SeatOccupant[], person: string): boolean {
  return seats.some((one) => (one.kind === 'person' || one.kind === 'invited') && one.person === person);
}

/** Minimum number of players for the alert: between two it is obvious who is next. */
const MIN_PLAYERS = 3;

/** A table, with the seat whose turn comes before the recipient's. */
export interface NextAlert extends TableAlert {
  readonly after: Seat;
  readonly person: string;
}

/** Queues a direct message to the person who is next, when a turn of another person begins. Without a server their board tells them. */
export const announceNext: EventHandler = async (work, { before, event, after }) => {
  // The next player already has an alert from before the undo.
  if (hasEnded(after) || event.kind === 'undo' || isDirect(after.record)) return;
  const next = findNextPlayer(after);
  if (next === null || getTurnOrder(before)[0] === next.after) return;
  if (!(await hasNextAlert(work.store, next.person))) return;
  const { id, guild, channel } = after.record;
  const subject = formatAlertSubject(id, next.person);
  await work.queueNotice({ kind: 'nextTurn', subject, guild, channel, person: next.person });
};

/** Returns the table of an alert; null if its person is no longer next. */
export async function loadNextAlert(ctx: AppContext, { subject, person }: Notice): Promise<NextAlert | null> {
  const table = await loadTable(ctx, parseAlertSubject(subject));
  const next = refused(table) ? null : findNextPlayer(table);
  if (next === null || next.person !== person) return null;
  return (await hasNextAlert(ctx.store, person)) ? next : null;
}

/**
 * Returns the person who is next after the current player. AIs in between are skipped, because they move at once; during
 * an AI's turn nobody is next.
 */
function findNextPlayer(table: Table): NextAlert | null {
  const [mover, ...others] = getTurnOrder(table);
  if (mover === undefined || others.length + 1 < MIN_PLAYERS || findPerson(table, mover) === null)
    return null;
  for (const seat of others) {
    const person = findPerson(table, seat);
    if (person !== null) return { table, after: mover, person };
  }
  return null;
}

/** Returns the seats still playing, in turn order; none if the order is unknown. */
function getTurnOrder(table: Table): readonly Seat[] {
  if (table.record.phase !== 'playing' || !isPlayable(table)) return [];
  return table.game.order?.(getTableView(table, null)) ?? [];
}
