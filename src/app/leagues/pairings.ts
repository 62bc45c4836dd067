import { refused } from '../../engine/refusal.ts';
import { findLeagueMatch } from '../../store/leagues/matches.ts';
import { findNotice, loadNoticesByPrefix, type Notice, renameNotice } from '../../store/notices.ts';
import { DEFAULT_TIME_SETTINGS, loadTimeSettingsByPerson } from '../../store/user-settings.ts';
import type { AppContext } from '../core/context.ts';
import { isForgotten } from '../core/names.ts';
import { isAway } from '../core/quiet-hours.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { isQuiet } from '../turns/calls.ts';
import {
  decodeTries,
  getMessageNumber,
  type League,
  type LeagueMatchRecord,
  type LeagueRecord,
  loadLeague,
  MAX_LEAGUE_PEOPLE,
} from './league.ts';

/** Returns the people whom the end of a league pings: participants who are not away and want reminders; none on a quiet server. */
export async function listCalledPeople(
  ctx: AppContext,
  { record, people }: League,
): Promise<readonly string[]> {
  const { store, now } = ctx;
  if (await isQuiet(ctx, record.guild)) return [];
  const known = people.map(({ person }) => person).filter((person) => !isForgotten(person));
  const hours = await loadTimeSettingsByPerson(store, known);
  return known.filter((person) => {
    const timeSettings = hours.get(person) ?? DEFAULT_TIME_SETTINGS;
    return timeSettings.reminders !== 'none' && !isAway(timeSettings, now());
  });
}

/** Match of a message about it. */
interface MatchMessage {
  readonly league: League;
  readonly match: LeagueMatchRecord;
  /** Number of the message; see {@link getMessageNumber}. */
  readonly tried: number;
}

/** Returns the match that a message's subject names, or null if it does not exist. */
export async function findMatchMessage(
  { store }: Pick<AppContext, 'store'>,
  subject: string,
): Promise<MatchMessage | null> {
  const named = parsePairingSubject(subject);
  const match = named && (await findLeagueMatch(store, named.id));
  const league = match ? await loadLeague({ store }, match.leagueId) : null;
  if (!named || !match || league === null || refused(league)) return null;
  return { league, match, tried: named.tried };
}

/** Matches announced in one message: a round of a cup, or those that a league pairs within a day. */
export interface Pairings {
  readonly league: number;
  /** Time at which the first of them was paired, in ms since 1970. */
  readonly at: number;
  readonly matches: readonly number[];
}

/** Time in ms for which a league adds to its newest message. */
const DAY = 86_400_000;

/** Maximum number of matches in a message of a league, since everyone can have two when it begins. */
const MAX_MATCHES = MAX_LEAGUE_PEOPLE;

/** Returns the subject of a pairings message, such as "7:1800000000000:12,13". */
function formatPairingsSubject({ league, at, matches }: Pairings): string {
  return `${league}:${at}:${matches.join(',')}`;
}

/** Parses the subject of a pairings message; returns null if it is none. */
export function parsePairings(subject: string): Pairings | null {
  const [, league, at, matches] = /^(\d+):(\d+):(\d+(?:,\d+)*)$/.exec(subject) ?? [];
  if (matches === undefined) return null;
  return { league: Number(league), at: Number(at), matches: matches.split(',').map(Number) };
}

/**
 * Queues the messages that contain these matches. A newly paired match is added to the message of its round or day, which
 * is posted if there is none. Part of a transaction.
 */
export async function publishMatches(
  work: UnitOfWork,
  league: Pick<League, 'record' | 'matches'>,
  matches: readonly LeagueMatchRecord[],
): Promise<void> {
  const { id, guild, channel } = league.record;
  const pages = await loadPages(work, league);
  const changed = new Set<Page>();
  for (const match of matches) {
    const page = pages.find((one) => one.matches.includes(match.id));
    if (page) changed.add(page);
    else if (await hasOwnMessage(work, match))
      await work.queueNotice({ kind: 'pairing', subject: formatPairingSubject(match), guild, channel });
    else if (match.state === 'wanted') changed.add(addToPage(pages, match, league, work.at));
  }
  for (const { notice, ...page } of changed) {
    const subject = formatPairingsSubject({ league: id, ...page });
    if (notice && notice.subject !== subject) await renameNotice(work.store, notice.id, subject);
    await work.queueNotice({ kind: 'pairings', subject, guild, channel });
  }
}

/** A pairings message with its unsaved changes. */
interface Page {
  readonly notice: Pick<Notice, 'id' | 'subject'> | null;
  readonly at: number;
  readonly matches: number[];
}

async function loadPages({ store }: UnitOfWork, { record }: Pick<League, 'record'>): Promise<Page[]> {
  const { id, guild } = record;
  const notices = await loadNoticesByPrefix(store, { kind: 'pairings', guild, subject: `${id}:` });
  return notices.flatMap((notice) => {
    const pairings = parsePairings(notice.subject);
    return pairings ? [{ notice, at: pairings.at, matches: [...pairings.matches] }] : [];
  });
}

/** Adds a newly paired match to the message that has room for it, or to a new one. */
function addToPage(
  pages: Page[],
  { id, round }: LeagueMatchRecord,
  { record, matches }: Pick<League, 'record' | 'matches'>,
  at: number,
): Page {
  const roundOf = new Map(matches.map((match) => [match.id, match.round]));
  const takes = (page: Page) =>
    record.kind === 'cup'
      ? page.matches.some((match) => roundOf.get(match) === round)
      : page === pages.at(-1) && at - page.at < DAY && page.matches.length < MAX_MATCHES;
  const page = pages.find(takes) ?? { notice: null, at, matches: [] };
  if (!pages.includes(page)) pages.push(page);
  page.matches.push(id);
  return page;
}

/** Returns whether a match has a message of its own, as leagues begun by earlier versions have them. */
async function hasOwnMessage(
  { store }: Pick<UnitOfWork, 'store'>,
  match: LeagueMatchRecord,
): Promise<boolean> {
  return (await findNotice(store, 'pairing', formatPairingSubject(match))) !== undefined;
}

/**
 * Queues the starter message on which a match's thread is opened; it is deleted once the match has its table. A match with
 * a message of its own has its thread there. Part of a transaction.
 */
export async function queueStarter(
  work: UnitOfWork,
  { guild, channel }: League['record'],
  match: LeagueMatchRecord,
): Promise<void> {
  const kind = (await hasOwnMessage(work, match)) ? 'pairing' : 'threadStarter';
  await work.queueNotice({ kind, subject: formatPairingSubject(match), guild, channel });
}

/** Queues the deletion of a match's starter message, if there is one. Part of a transaction. */
export async function dropStarter(
  work: UnitOfWork,
  { guild, channel }: League['record'],
  match: Pick<LeagueMatchRecord, 'id' | 'tried'>,
): Promise<void> {
  const subject = formatPairingSubject(match);
  if (await findNotice(work.store, 'threadStarter', subject))
    await work.queueNotice({ kind: 'threadStarter', subject, guild, channel });
}

/** Returns whether a starter message is obsolete: the match has its table, another thread, or its result. */
export function isStarterOver(
  { record }: Pick<League, 'record'>,
  match: LeagueMatchRecord,
  tried: number,
): boolean {
  if (record.phase !== 'running' || getMessageNumber(match.tried) !== tried) return true;
  return match.state === 'playing' || match.state === 'done';
}

/** Returns whether a match without a result has had a table before. */
export function isPlayedAnew({ result, tried }: LeagueMatchRecord): boolean {
  return result === null && decodeTries(tried).broken > 0;
}

/** Queues an update of the league's own message. */
export async function publishLeague(work: UnitOfWork, { id, guild, channel }: LeagueRecord): Promise<void> {
  await work.queueNotice({ kind: 'league', subject: String(id), guild, channel });
}

/** Queues the message about the end of a league. */
export async function publishCeremony(work: UnitOfWork, { id, guild, channel }: LeagueRecord): Promise<void> {
  await work.queueNotice({ kind: 'ceremony', subject: String(id), guild, channel });
}

/** Queues a league message again, because its picture was finished too late. */
export async function republishLeague(
  ctx: AppContext,
  league: LeagueRecord,
  kind: 'league' | 'ceremony',
): Promise<void> {
  await inTransaction(
    ctx,
    kind === 'league' ? (work) => publishLeague(work, league) : (work) => publishCeremony(work, league),
  );
}

/** Returns the subject of a match message, such as "12-0". Each table and each thread of a match has its own message. */
export function formatPairingSubject({ id, tried }: Pick<LeagueMatchRecord, 'id' | 'tried'>): string {
  return `${id}-${getMessageNumber(tried)}`;
}

/** Parses the subject of a match message into the match and its tries; returns null if it is none. */
export function parsePairingSubject(subject: string): Pick<LeagueMatchRecord, 'id' | 'tried'> | null {
  const [, id, tried] = /^(\d+)-(\d+)$/.exec(subject) ?? [];
  return id === undefined ? null : { id: Number(id), tried: Number(tried) };
}
