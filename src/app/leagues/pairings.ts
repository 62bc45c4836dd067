import { refused } from '../../engine/refusal.ts';
import { hoursOf, USUAL_HOURS } from '../../store/hours.ts';
import { findLeagueMatch } from '../../store/leagues/matches.ts';
import { type Notice, noticeOn, noticesUnder, renameNotice } from '../../store/notices.ts';
import { isForgotten } from '../core/alias.ts';
import type { House } from '../core/context.ts';
import { isAway } from '../core/own-time.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { isQuiet } from '../turns/quiet-call.ts';
import {
  type League,
  type LeagueMatchRecord,
  type LeagueRecord,
  loadLeague,
  MOST,
  messageIn,
  triesIn,
} from './league.ts';

/** Returns the people whom the end of a league pings: participants who are not away and want reminders; none on a quiet server. */
export async function calledTo(house: House, { record, people }: League): Promise<readonly string[]> {
  const { store, now } = house;
  if (await isQuiet(house, record.guild)) return [];
  const known = people.map(({ person }) => person).filter((person) => !isForgotten(person));
  const hours = await hoursOf(store, known);
  return known.filter((person) => {
    const own = hours.get(person) ?? USUAL_HOURS;
    return own.reminders !== 'none' && !isAway(own, now());
  });
}

/** A match as one of its messages tells it. */
interface Told {
  readonly league: League;
  readonly match: LeagueMatchRecord;
  /** Which of its messages, as `tries.ts` counts them. */
  readonly tried: number;
}

/** What a message of a match is about; null where that is not there. */
export async function toldBy({ store }: Pick<House, 'store'>, subject: string): Promise<Told | null> {
  const named = matchOfPairing(subject);
  const match = named && (await findLeagueMatch(store, named.id));
  const league = match ? await loadLeague({ store }, match.leagueId) : null;
  if (!named || !match || league === null || refused(league)) return null;
  return { league, match, tried: named.tried };
}

/** Matches that one message tells of: those of a round of a cup, or those that a league paired within a day. */
export interface Pairings {
  readonly league: number;
  /** When the first of them was paired, in ms since 1970. */
  readonly at: number;
  readonly matches: readonly number[];
}

/** A league adds to its newest message for so long, in ms. */
const DAY = 86_400_000;

/** Maximum number of matches in a message of a league: everybody can be in two when it begins. */
const MOST_MATCHES = MOST;

/** Returns the subject under which a message of pairings is kept: "7:1800000000000:12,13". */
function subjectOf({ league, at, matches }: Pairings): string {
  return `${league}:${at}:${matches.join(',')}`;
}

/** Reads such a subject; null for what is none. */
export function parsePairings(subject: string): Pairings | null {
  const [, league, at, matches] = /^(\d+):(\d+):(\d+(?:,\d+)*)$/.exec(subject) ?? [];
  if (matches === undefined) return null;
  return { league: Number(league), at: Number(at), matches: matches.split(',').map(Number) };
}

/**
 * Tells of matches in the message that has them. One that has just been paired goes into the message of its round, or of its day, which
 * is posted if there is none. Part of a transaction.
 */
export async function tellMatches(
  deed: Deed,
  league: Pick<League, 'record' | 'matches'>,
  matches: readonly LeagueMatchRecord[],
): Promise<void> {
  const { id, guild, channel } = league.record;
  const pages = await knownPages(deed, league);
  const changed = new Set<Page>();
  for (const match of matches) {
    const page = pages.find((one) => one.matches.includes(match.id));
    if (page) changed.add(page);
    else if (await hasOwnMessage(deed, match))
      await deed.announce({ kind: 'pairing', subject: pairingOf(match), guild, channel });
    else if (match.state === 'wanted') changed.add(addTo(pages, match, league, deed.at));
  }
  for (const { notice, ...page } of changed) {
    const subject = subjectOf({ league: id, ...page });
    if (notice && notice.subject !== subject) await renameNotice(deed.store, notice.id, subject);
    await deed.announce({ kind: 'pairings', subject, guild, channel });
  }
}

/** A message of pairings, before its changes are kept. */
interface Page {
  readonly notice: Pick<Notice, 'id' | 'subject'> | null;
  readonly at: number;
  readonly matches: number[];
}

async function knownPages({ store }: Deed, { record }: Pick<League, 'record'>): Promise<Page[]> {
  const { id, guild } = record;
  const notices = await noticesUnder(store, { kind: 'pairings', guild, subject: `${id}:` });
  return notices.flatMap((notice) => {
    const pairings = parsePairings(notice.subject);
    return pairings ? [{ notice, at: pairings.at, matches: [...pairings.matches] }] : [];
  });
}

/** Adds a match that has just been paired to the message that takes it, or to a new one. */
function addTo(
  pages: Page[],
  { id, round }: LeagueMatchRecord,
  { record, matches }: Pick<League, 'record' | 'matches'>,
  at: number,
): Page {
  const roundOf = new Map(matches.map((match) => [match.id, match.round]));
  const takes = (page: Page) =>
    record.kind === 'cup'
      ? page.matches.some((match) => roundOf.get(match) === round)
      : page === pages.at(-1) && at - page.at < DAY && page.matches.length < MOST_MATCHES;
  const page = pages.find(takes) ?? { notice: null, at, matches: [] };
  if (!pages.includes(page)) pages.push(page);
  page.matches.push(id);
  return page;
}

/** Returns whether a match has a message of its own, as leagues begun by earlier versions have them. */
async function hasOwnMessage({ store }: Pick<Deed, 'store'>, match: LeagueMatchRecord): Promise<boolean> {
  return (await noticeOn(store, 'pairing', pairingOf(match))) !== undefined;
}

/**
 * Wants the message on which the thread of a match is opened; it is deleted once its table is laid. A match that has a message of its
 * own has its thread there. Part of a transaction.
 */
export async function wantStarter(
  deed: Deed,
  { guild, channel }: League['record'],
  match: LeagueMatchRecord,
): Promise<void> {
  const kind = (await hasOwnMessage(deed, match)) ? 'pairing' : 'threadStarter';
  await deed.announce({ kind, subject: pairingOf(match), guild, channel });
}

/** Has the message deleted on which the thread of a match was to be opened, if there is one. Part of a transaction. */
export async function dropStarter(
  deed: Deed,
  { guild, channel }: League['record'],
  match: Pick<LeagueMatchRecord, 'id' | 'tried'>,
): Promise<void> {
  const subject = pairingOf(match);
  if (await noticeOn(deed.store, 'threadStarter', subject))
    await deed.announce({ kind: 'threadStarter', subject, guild, channel });
}

/** Returns whether the message on which a thread is opened is done with: the match has its table, another thread, or its result. */
export function isStarterOver(
  { record }: Pick<League, 'record'>,
  match: LeagueMatchRecord,
  tried: number,
): boolean {
  if (record.phase !== 'running' || messageIn(match.tried) !== tried) return true;
  return match.state === 'playing' || match.state === 'done';
}

/** Returns whether a match without a result had a table before. */
export function isPlayedAnew({ result, tried }: LeagueMatchRecord): boolean {
  return result === null && triesIn(tried).broken > 0;
}

/** How it stands is told in its message. */
export async function tellLeague(deed: Deed, { id, guild, channel }: LeagueRecord): Promise<void> {
  await deed.announce({ kind: 'league', subject: String(id), guild, channel });
}

/** How it ended is told. */
export async function tellCeremony(deed: Deed, { id, guild, channel }: LeagueRecord): Promise<void> {
  await deed.announce({ kind: 'ceremony', subject: String(id), guild, channel });
}

/** One of both is told once more, as its picture was late. */
export async function tellLate(
  house: House,
  league: LeagueRecord,
  kind: 'league' | 'ceremony',
): Promise<void> {
  await done(
    house,
    kind === 'league' ? (deed) => tellLeague(deed, league) : (deed) => tellCeremony(deed, league),
  );
}

/** Returns the subject under which a message of a match is kept: each of its tables and threads has one. "12-0" */
export function pairingOf({ id, tried }: Pick<LeagueMatchRecord, 'id' | 'tried'>): string {
  return `${id}-${messageIn(tried)}`;
}

/** The match whose message it is, and which of its tables; null for what was never one. */
export function matchOfPairing(subject: string): Pick<LeagueMatchRecord, 'id' | 'tried'> | null {
  const [, id, tried] = /^(\d+)-(\d+)$/.exec(subject) ?? [];
  return id === undefined ? null : { id: Number(id), tried: Number(tried) };
}
