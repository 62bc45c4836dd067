import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import {
  deleteFollower,
  isFollower,
  loadDirectBoards,
  loadFollowedGames,
  saveFollower,
  takeFollowers,
} from '../../store/alerts.ts';
import { loadDateTime, setDate } from '../../store/dates.ts';
import { type LogEntry, loadLogEntries } from '../../store/log.ts';
import { findNotice, type Notice } from '../../store/notices.ts';
import type { Store } from '../../store/open.ts';
import { findNewestBoard } from '../../store/post-queries.ts';
import { lockPerson } from '../../store/row-locks.ts';
import { loadTimeSettings } from '../../store/user-settings.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext, DateHandler, EventHandler } from '../core/context.ts';
import { skipQuietHours } from '../core/quiet-hours.ts';
import { findSeat, getPeople, hasEnded, hasStarted, loadTable, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { formatAlertSubject, parseAlertSubject, type TableAlert } from './alerts.ts';

/** Maximum number of running games that one person follows; more would send a flood of messages when a league ends. */
export const MAX_FOLLOWED_GAMES = 20;

/** Maximum number of people who get the board of one game in their direct messages, as each move edits it for all of them. */
export const MAX_DIRECT_BOARDS = 20;

/** Maximum time in ms that a follower's alert waits; after a long absence it would come among many. */
const MAX_WAIT_MS = 86_400_000;

/** Adds a follower to a running game, who gets a message when it ends. */
export async function followGame(ctx: AppContext, by: Actor, id: number): Promise<true | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async ({ store, at }, table) => {
    const objection = await checkCanFollow(store, by, table);
    if (objection) return objection;
    await saveFollower(store, id, by.person, at);
    return true as const;
  });
}

/** Adds a follower to a running game, who gets its board in their direct messages too. */
export async function requestDirectBoard(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<true | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    const objection = await checkCanFollow(work.store, by, table);
    if (objection) return objection;
    const others = (await loadDirectBoards(work.store, id)).filter((person) => person !== by.person);
    if (others.length >= MAX_DIRECT_BOARDS)
      return new Refusal(text('bot:refuse.directBoardsEnough', { count: MAX_DIRECT_BOARDS }));
    await saveFollower(work.store, id, by.person, work.at);
    await queueDirectBoard(work, table, by.person);
    return true as const;
  });
}

async function checkCanFollow(store: Store, by: Actor, table: Table): Promise<Refusal | null> {
  if (!hasStarted(table)) return new Refusal(text('bot:refuse.notStarted'));
  if (hasEnded(table)) return new Refusal(text('bot:refuse.overAlready'));
  if (findSeat(table, by.person) !== null) return new Refusal(text('bot:refuse.followOwn'));
  await lockPerson(store, by.person);
  const others = (await loadFollowedGames(store, by.person)).filter(({ id }) => id !== table.record.id);
  if (others.length < MAX_FOLLOWED_GAMES) return null;
  return new Refusal(text('bot:refuse.followsEnough', { count: MAX_FOLLOWED_GAMES }));
}

/** Removes a follower from a game, and its board from their direct messages. */
export async function unfollowGame(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<true | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    await deleteFollower(work.store, id, by.person);
    if (await hasDirectBoard(work, id, by.person)) await queueDirectBoard(work, table, by.person);
    return true as const;
  });
}

/** Returns whether a person follows the game of a table. */
export async function isFollowing({ store }: AppContext, id: number, person: string): Promise<boolean> {
  return await isFollower(store, id, person);
}

/** Announces the end of a game to its followers. */
export const announceGameOver: EventHandler = async (work, { after }) => {
  if (hasEnded(after)) await announceEnd(work, after);
};

/** Queues a direct message to each follower of an ended game who does not play in it. */
async function announceEnd(work: UnitOfWork, { record, seats }: Table): Promise<void> {
  const { id, guild, channel } = record;
  const players = getPeople(seats);
  for (const person of await takeFollowers(work.store, id))
    if (!players.includes(person))
      await work.queueNotice({
        kind: 'gameOver',
        subject: formatAlertSubject(id, person),
        guild,
        channel,
        person,
      });
}

/**
 * Postpones a follower's alert to the end of their quiet hours or a short absence. The person stays a follower until then,
 * so that a deletion of their data removes the alert too.
 */
export async function postponeEndAlert(ctx: AppContext, { subject, guild, person }: Notice): Promise<void> {
  const id = parseAlertSubject(subject);
  await inTransaction(ctx, async ({ store, at }) => {
    const awakeAt = skipQuietHours(at, await loadTimeSettings(store, person ?? ''));
    if (awakeAt - at > MAX_WAIT_MS) return;
    const kind = 'followers';
    const known = (await loadDateTime(store, kind, String(id))) ?? Number.POSITIVE_INFINITY;
    await saveFollower(store, id, person ?? '', at);
    await setDate(store, { kind, subject: String(id), guild, at: Math.min(known, awakeAt) });
  });
}

/** Queues the postponed alerts to the remaining followers of an ended game. */
export const fireFollowersDate: DateHandler = async (ctx, work, { subject }) => {
  const table = await loadTable(ctx, Number(subject), work.store);
  if (!refused(table) && hasEnded(table)) await announceEnd(work, table);
};

/** Returns the game whose end a notice announces; null if it is played on or gone. */
export async function loadEndAlert(ctx: AppContext, { subject }: Notice): Promise<TableAlert | null> {
  const table = await loadTable(ctx, parseAlertSubject(subject));
  return refused(table) || !hasEnded(table) ? null : { table };
}

/** Queues the board in a person's direct messages: to be posted, edited or, for a person who no longer follows, deleted. */
async function queueDirectBoard(
  work: UnitOfWork,
  { record }: Pick<Table, 'record'>,
  person: string,
): Promise<void> {
  const { id, guild, channel } = record;
  await work.queueNotice({
    kind: 'directBoard',
    subject: formatAlertSubject(id, person),
    guild,
    channel,
    person,
  });
}

/** Returns whether a person has the board of a table in their direct messages. */
export async function hasDirectBoard(
  { store }: Pick<AppContext, 'store'>,
  id: number,
  person: string,
): Promise<boolean> {
  return (await findNotice(store, 'directBoard', formatAlertSubject(id, person))) !== undefined;
}

/** Updates the boards in the followers' direct messages. */
export const updateDirectBoards: EventHandler = async (work, { after }) => {
  if (after.hasFollowers === false) return;
  for (const person of await loadDirectBoards(work.store, after.record.id))
    await queueDirectBoard(work, after, person);
};

/** Board for a follower's direct messages. */
interface DirectBoard extends TableAlert {
  /** Log entries that its text tells, oldest first: those of the newest board in the channel and all after it. */
  readonly entries: readonly LogEntry[];
  /** True if the person plays in the game or no longer follows it. */
  readonly isOver: boolean;
}

/** Returns the board that a notice shows; null if there is none. */
export async function loadDirectBoard(
  ctx: AppContext,
  { subject, person }: Notice,
): Promise<DirectBoard | null> {
  const table = await loadTable(ctx, parseAlertSubject(subject));
  if (refused(table) || table.record.phase === 'lobby') return null;
  const { id, version } = table.record;
  const reader = person ?? '';
  const isWanted = hasEnded(table) || (await isFollower(ctx.store, id, reader));
  const newest = await findNewestBoard(ctx.store, id);
  const entries = await loadLogEntries(ctx.store, id, newest?.story ?? 0, version);
  return { table, entries, isOver: !isWanted || findSeat(table, reader) !== null };
}
