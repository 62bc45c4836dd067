import { type Notice, noticeOn, noticesUnder, renameNotice } from '../../store/notices.ts';
import type { Deed } from '../deed.ts';
import { type League, type LeagueMatchRecord, MOST } from './league.ts';
import { pairingOf } from './telling.ts';
import { messageIn, triesIn } from './tries.ts';

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
