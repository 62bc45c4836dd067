import { getUsualOptions } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';
import { findLeagueMatch, loadWantedMatches, saveLeagueMatch } from '../../store/leagues/matches.ts';
import { LEAGUE_HOST } from '../../store/live-tables.ts';
import { loadNoticeMessages } from '../../store/notices.ts';
import { saveSeats } from '../../store/seats.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import { findLiveTable, insertTable } from '../../store/tables.ts';
import { loadTableChannels } from '../../store/tables-by-channel.ts';
import type { Actor } from '../core/actor.ts';
import { type AppContext, findGame, getShardScope } from '../core/context.ts';
import { loadTable } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { startMatch } from '../lobby/start.ts';
import {
  addTakenTry,
  countFreeTables,
  decodeTries,
  findPair,
  type League,
  type LeagueMatchRecord,
  type LeaguePerson,
  loadLeague,
} from './league.ts';
import {
  dropStarter,
  formatPairingSubject,
  publishLeague,
  publishMatches,
  queueStarter,
} from './pairings.ts';
import { continueLeague } from './progress.ts';

/** Maximum number of taken threads before a match; after that it waits for the last one to become free. */
const MAX_THREADS_TRIED = 5;

/** A match whose table is to be opened, with its players. */
export interface Meeting {
  readonly league: League;
  readonly match: LeagueMatchRecord;
  /** The players by seat. After a table without a result they swap seats. */
  readonly pair: readonly [LeaguePerson, LeaguePerson];
}

/** Returns all matches whose tables are to be opened. */
export async function listWantedMeetings(
  ctx: Pick<AppContext, 'store' | 'shardScope'>,
): Promise<readonly number[]> {
  return (await loadWantedMatches(ctx.store, getShardScope(ctx))).map(({ id }) => id);
}

/** Returns the match with that id, or null if it needs no table now. */
export async function findMeeting({ store }: Pick<AppContext, 'store'>, id: number): Promise<Meeting | null> {
  const found = await findLeagueMatch(store, id);
  const league = found?.state === 'wanted' ? await loadLeague({ store }, found.leagueId) : null;
  if (league === null || refused(league) || league.record.phase !== 'running') return null;
  const match = league.matches.find((one) => one.id === id);
  if (match?.state !== 'wanted') return null;
  const pair = findPair(league, match);
  return (
    pair && { league, match, pair: decodeTries(match.tried).broken % 2 === 0 ? pair : [pair[1], pair[0]] }
  );
}

/**
 * Opens the table of a match in its thread, seats both players and starts it, once. If the server has no room for the
 * table or the thread is taken, the match waits.
 */
export async function startLeagueMatch(ctx: AppContext, id: number, thread: string): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const meeting = await findMeeting(work, id);
    if (meeting === null) return;
    const { match, league } = meeting;
    const isFree = (await findLiveTable(work.store, thread)) === undefined;
    // This match already counts as being opened.
    const isRoom = (await countFreeTables(work.store, league.record.guild)) >= 0;
    if (isFree && isRoom) return await insertMatchTable(ctx, work, meeting, thread);
    if (!isFree && decodeTries(match.tried).taken >= MAX_THREADS_TRIED) return;
    const tried = isFree ? match.tried : addTakenTry(match.tried);
    await saveLeagueMatch(work.store, { ...match, state: 'waiting', tried });
    if (!isFree) await dropStarter(work, league.record, match);
    await continueLeague(work, league.record.id);
  });
}

async function insertMatchTable(
  ctx: AppContext,
  work: UnitOfWork,
  meeting: Meeting,
  thread: string,
): Promise<void> {
  const { store, at } = work;
  const tableId = await insertTable(store, await buildNewTable(ctx, work, meeting, thread));
  await saveSeats(
    store,
    tableId,
    meeting.pair.map(({ person, name }) => ({ kind: 'person', person, name })),
  );
  await saveLeagueMatch(store, { ...meeting.match, state: 'playing', tableId });
  const table = await loadTable(ctx, tableId, store);
  const by: Actor = { interaction: '', at, person: LEAGUE_HOST, name: '', manages: true };
  const started = refused(table) ? table : await startMatch(ctx, work, table, by);
  // A returned refusal would commit the table; an error rolls it back.
  if (refused(started)) throw new Error(`A match of a league does not start: ${started.reason.key}`);
  await dropStarter(work, meeting.league.record, meeting.match);
  await publishMatches(work, meeting.league, [meeting.match]);
  await publishLeague(work, meeting.league.record);
}

async function buildNewTable(
  ctx: AppContext,
  { store, at }: UnitOfWork,
  { league }: Meeting,
  thread: string,
) {
  const { guild, channel: parent, game: id, language, pace, strict } = league.record;
  const game = findGame(ctx, id);
  if (!game) throw new Error(`There is no game ${id} for league ${league.record.id}`);
  const options = getUsualOptions(game, language);
  const { rated } = await loadStoredServerSettings(store, guild);
  const place = { guild, channel: thread, parent, host: LEAGUE_HOST };
  return { ...place, game: id, rules: game.rules, options, language, pace, strict, rated, at };
}

/** Returns the threads in which matches are or were played, by match. */
export async function loadMatchThreads(
  { store }: Pick<AppContext, 'store'>,
  matches: readonly LeagueMatchRecord[],
): Promise<ReadonlyMap<number, string>> {
  const channels = await loadTableChannels(
    store,
    matches.flatMap(({ tableId }) => tableId ?? []),
  );
  return new Map(
    matches.flatMap(({ id, tableId }) => {
      const thread = channels.get(tableId ?? 0);
      return thread === undefined ? [] : [[id, thread]];
    }),
  );
}

/** Returns the posted message on which the thread of a match is opened, if there is one. The thread has the same id. */
export async function findStarterMessage(
  { store }: Pick<AppContext, 'store'>,
  match: LeagueMatchRecord,
): Promise<string | undefined> {
  const subject = formatPairingSubject(match);
  for (const kind of ['threadStarter', 'pairing'] as const) {
    const message = (await loadNoticeMessages(store, kind, [subject])).get(subject);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Queues the starter message of a match again, because it no longer exists. */
export async function requeueStarter(ctx: AppContext, { match }: Meeting): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const meeting = await findMeeting(work, match.id);
    if (meeting) await queueStarter(work, meeting.league.record, meeting.match);
  });
}
