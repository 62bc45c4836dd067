import type { Act } from '../../app/core/actor.ts';
import type { LateMatch } from '../../app/leagues/award.ts';
import { isLive, type League, type LeagueMatchRecord, type LeaguePerson } from '../../app/leagues/league.ts';
import { outable } from '../../app/leagues/leave.ts';
import { organiserOnly } from '../../app/leagues/open.ts';
import { threadsOf } from '../../app/leagues/open-matches.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { isIn } from '../../stats/leagues/match.ts';
import { standingsOf } from '../../stats/leagues/standings.ts';
import type { Caller } from '../core/context.ts';
import { cut, firstLines } from '../core/cut.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, buttonRows, menuRow } from '../core/rows.ts';
import { privateLook } from '../pictures/picture.ts';
import { pointsText } from './message.ts';
import { leaguePicture } from './picture.ts';
import { gameIn, leagueButton, nameIn, progressOf, roundName, tell } from './words.ts';

/** So many of somebody's matches are told. */
const MOST = 25;

/** What a menu holds. */
const MOST_LATE = 25;

/**
 * How a league stands, for one person alone, with their own matches; and what they may do with it. `late`: the matches that
 * they may end. `first`: what has just been done, or why not.
 */
export async function mineMessage(
  caller: Caller,
  league: League,
  late: readonly LateMatch[],
  first: readonly string[] = [],
): Promise<Payload> {
  const { bot, by, language } = caller;
  const one = league.people.find(({ person }) => person === by.person);
  const { kind, phase } = league.record;
  const lines = [
    text(`bot:league.title.${kind}`, { game: gameIn(bot.house, league, language) }),
    ...(phase === 'entering' ? [] : [text('bot:league.progress', progressOf(league))]),
    ...standText(league, one),
    ...(one ? await ownLines(caller, league, one) : []),
    ...(kind === 'league' ? [text('bot:league.small', { what: pointsText() })] : []),
  ];
  const all = [...first, ...lines.map((line) => tell(language, line))];
  const image = await leaguePicture(bot, league, privateLook(caller, null));
  return { content: firstLines(all, 1_950).kept.join('\n'), image, rows: rowsFor(caller, league, late) };
}

function standText(league: League, one: LeaguePerson | undefined): readonly Text[] {
  const { record, people, matches } = league;
  if (!one) return [text('bot:league.mine.out')];
  if (record.phase === 'entering') return [text('bot:league.mine.entered')];
  const left = one.leftAt === null ? [] : [text('bot:league.mine.left')];
  if (record.kind === 'cup') return left;
  const row = standingsOf(people.length, matches).find(({ lot }) => lot === one.lot);
  if (!row) return left;
  const { place, points, played } = row;
  return [...left, text('bot:league.mine.stand', { place, points, played, count: people.length })];
}

/** Those that are played first, then what is to come, then what is over. */
async function ownLines(caller: Caller, league: League, { lot }: LeaguePerson): Promise<readonly Text[]> {
  if (lot === null) return [];
  const own = league.matches.filter((match) => isIn(match, lot) && match.result?.how !== 'bye');
  const threads = await threadsOf(caller.bot.house, own);
  const order = ['playing', 'wanted', 'waiting', 'done'];
  const sorted = own.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.round - b.round);
  const told = sorted.slice(0, MOST).map((match) => ownLine(league, match, lot, threads.get(match.id)));
  const more = sorted.length - told.length;
  return [
    text('bot:league.mine.head'),
    ...told,
    ...(more > 0 ? [text('bot:league.mine.more', { count: more })] : []),
  ];
}

function ownLine(league: League, match: LeagueMatchRecord, lot: number, thread: string | undefined): Text {
  const against = match.first === lot ? match.second : match.first;
  if (against === null) return text('bot:league.mine.unknown', { round: roundName(league, match) });
  const name = nameIn(league, against);
  if (match.state === 'playing') return text('bot:league.mine.now', { name, where: `<#${thread ?? ''}>` });
  if (match.state === 'wanted') return text('bot:league.mine.soon', { name });
  if (match.result === null) return text('bot:league.mine.later', { name });
  return text('bot:league.mine.done', { name, result: ownResult(match, lot) });
}

function ownResult({ result }: LeagueMatchRecord, lot: number): Text {
  if (result?.winner === lot) return text('bot:league.mine.won');
  const isDrawn = result?.winner === null && result.how !== 'walkover';
  return text(isDrawn ? 'bot:league.mine.drawn' : 'bot:league.mine.lost');
}

function rowsFor({ by, language }: Caller, league: League, late: readonly LateMatch[]): readonly Row[] {
  const { id, phase } = league.record;
  if (!isLive(league)) return [];
  const isOrganiser = organiserOnly(league, by) === null;
  const begins: readonly Button[] =
    phase === 'entering' && isOrganiser
      ? [leagueButton(language, 'start', ['league-start', 0, id], 'primary')]
      : [];
  const closes: readonly Button[] = isOrganiser
    ? [leagueButton(language, 'close', ['league-close', 0, id])]
    : [];
  return [
    ...buttonRows([...begins, ...closes]),
    ...lateRows(league, late, language),
    ...outRows(league, by, language),
  ];
}

function outRows(league: League, by: Act, language: Language): readonly Row[] {
  const options = outable(league, by).map(({ name, number }) => ({
    label: cut(name, LONG_NAME),
    value: String(number),
  }));
  if (options.length === 0) return [];
  const placeholder = tell(language, text('bot:league.asked.outs'));
  return [menuRow({ id: ['league-out', 0, league.record.id], placeholder, options })];
}

/** Of a name: a phone shows 38 characters of what can be chosen. */
const LONG_NAME = 28;

function lateRows({ record }: League, late: readonly LateMatch[], language: Language): readonly Row[] {
  if (late.length === 0) return [];
  const options = late.slice(0, MOST_LATE).map((one) => ({
    label: tell(language, text('bot:league.asked.lateLine', { late: cut(one.late.name, LONG_NAME) })),
    description: tell(language, text('bot:league.asked.lateAgainst', { other: one.other.name })),
    value: String(one.match.id),
  }));
  const placeholder = tell(language, text('bot:league.asked.late'));
  return [menuRow({ id: ['league-late', 0, record.id], placeholder, options })];
}
