import { usualOptions } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';
import { findLeagueMatch, keepMatch, wantedMatches } from '../../store/leagues/matches.ts';
import { LEAGUE_HOST } from '../../store/live.ts';
import { messagesOn } from '../../store/notices.ts';
import { channelsOf } from '../../store/places.ts';
import { seat } from '../../store/seats.ts';
import { serverOf } from '../../store/servers.ts';
import { insertTable, liveTable } from '../../store/tables.ts';
import type { Act } from '../core/actor.ts';
import { gameOf, type House, partOf } from '../core/context.ts';
import { loadTable } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { starting } from '../lobby/start.ts';
import {
  type League,
  type LeagueMatchRecord,
  type LeaguePerson,
  loadLeague,
  pairOf,
  roomIn,
  takenAgain,
  triesIn,
} from './league.ts';
import { dropStarter, pairingOf, tellLeague, tellMatches, wantStarter } from './pairings.ts';
import { goOn } from './progress.ts';

/** So many threads may be taken before their table is laid; after that it waits for the last of them. */
const THREADS_AT_MOST = 5;

/** A match whose table is to be opened, and who meets. */
export interface Meeting {
  readonly league: League;
  readonly match: LeagueMatchRecord;
  /** By seat: who had the first at a table without a result has the second at the next. */
  readonly pair: readonly [LeaguePerson, LeaguePerson];
}

/** All matches whose tables are to be opened. */
export async function wantedMeetings(house: Pick<House, 'store' | 'part'>): Promise<readonly number[]> {
  return (await wantedMatches(house.store, partOf(house))).map(({ id }) => id);
}

/** The match with that id; null where it needs no table now. */
export async function meetingOf({ store }: Pick<House, 'store'>, id: number): Promise<Meeting | null> {
  const found = await findLeagueMatch(store, id);
  const league = found?.state === 'wanted' ? await loadLeague({ store }, found.leagueId) : null;
  if (league === null || refused(league) || league.record.phase !== 'running') return null;
  const match = league.matches.find((one) => one.id === id);
  if (match?.state !== 'wanted') return null;
  const pair = pairOf(league, match);
  return pair && { league, match, pair: triesIn(match.tried).broken % 2 === 0 ? pair : [pair[1], pair[0]] };
}

/**
 * Lays the table of a match in its thread, with both seated, and starts it: once. Where there is no room for it any more, or
 * somebody has the thread, it waits.
 */
export async function layTable(house: House, id: number, thread: string): Promise<void> {
  await done(house, async (deed) => {
    const meeting = await meetingOf(deed, id);
    if (meeting === null) return;
    const { match, league } = meeting;
    const isFree = (await liveTable(deed.store, thread)) === undefined;
    // It counts as being opened itself.
    const isRoom = (await roomIn(deed.store, league.record.guild)) >= 0;
    if (isFree && isRoom) return await laying(house, deed, meeting, thread);
    if (!isFree && triesIn(match.tried).taken >= THREADS_AT_MOST) return;
    const tried = isFree ? match.tried : takenAgain(match.tried);
    await keepMatch(deed.store, { ...match, state: 'waiting', tried });
    if (!isFree) await dropStarter(deed, league.record, match);
    await goOn(deed, league.record.id);
  });
}

async function laying(house: House, deed: Deed, meeting: Meeting, thread: string): Promise<void> {
  const { store, at } = deed;
  const tableId = await insertTable(store, await newTable(house, deed, meeting, thread));
  await seat(
    store,
    tableId,
    meeting.pair.map(({ person, name }) => ({ kind: 'person', person, name })),
  );
  await keepMatch(store, { ...meeting.match, state: 'playing', tableId });
  const table = await loadTable(house, tableId, store);
  const by: Act = { interaction: '', at, person: LEAGUE_HOST, name: '', manages: true };
  const started = refused(table) ? table : await starting(house, deed, table, by);
  // A refusal would leave the table behind, which an error takes back.
  if (refused(started)) throw new Error(`A match of a league does not start: ${started.reason.key}`);
  await dropStarter(deed, meeting.league.record, meeting.match);
  await tellMatches(deed, meeting.league, [meeting.match]);
  await tellLeague(deed, meeting.league.record);
}

async function newTable(house: House, { store, at }: Deed, { league }: Meeting, thread: string) {
  const { guild, channel: parent, game: id, language, pace, strict } = league.record;
  const game = gameOf(house, id);
  if (!game) throw new Error(`There is no game ${id} for league ${league.record.id}`);
  const options = usualOptions(game, language);
  const { rated } = await serverOf(store, guild);
  const place = { guild, channel: thread, parent, host: LEAGUE_HOST };
  return { ...place, game: id, rules: game.rules, options, language, pace, strict, rated, at };
}

/** Returns the threads in which matches are or were played, by match. */
export async function threadsOf(
  { store }: Pick<House, 'store'>,
  matches: readonly LeagueMatchRecord[],
): Promise<ReadonlyMap<number, string>> {
  const channels = await channelsOf(
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

/** Returns the message on which the thread of a match is opened, once it is in the channel: the thread has the same id. */
export async function starterOf(
  { store }: Pick<House, 'store'>,
  match: LeagueMatchRecord,
): Promise<string | undefined> {
  const subject = pairingOf(match);
  for (const kind of ['threadStarter', 'pairing'] as const) {
    const message = (await messagesOn(store, kind, [subject])).get(subject);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** The message on which a thread was to be opened is not there: it is posted again. */
export async function wantStarterAgain(house: House, { match }: Meeting): Promise<void> {
  await done(house, async (deed) => {
    const meeting = await meetingOf(deed, match.id);
    if (meeting) await wantStarter(deed, meeting.league.record, meeting.match);
  });
}
