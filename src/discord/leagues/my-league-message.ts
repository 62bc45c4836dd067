import type { Actor } from '../../app/core/actor.ts';
import type { LateMatch } from '../../app/leagues/award.ts';
import { isLive, type League, type LeagueMatchRecord, type LeaguePerson } from '../../app/leagues/league.ts';
import { getRemovablePeople } from '../../app/leagues/leave.ts';
import { checkOrganiser } from '../../app/leagues/open.ts';
import { loadMatchThreads } from '../../app/leagues/open-matches.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { isPlayer } from '../../stats/leagues/league-match.ts';
import { computeLeagueStandings } from '../../stats/leagues/standings.ts';
import type { InteractionContext } from '../core/context.ts';
import { takeFirstLines, truncateText } from '../core/cut.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, createButtonRows, createMenuRow } from '../core/rows.ts';
import { getPrivateStyle } from '../pictures/picture.ts';
import {
  createLeagueButton,
  describeRound,
  formatEntrantName,
  getLeagueGameName,
  getLeagueProgress,
  translateWithoutSeats,
} from './league-text.ts';
import { describePoints } from './message.ts';
import { renderLeaguePicture } from './picture.ts';

/** Maximum number of the player's matches that are listed. */
const MAX_OWN_MATCHES = 25;

/** Maximum number of options in a menu. */
const MAX_MENU_OPTIONS = 25;

/**
 * Creates the private view of a league: standings, the caller's own matches, and the actions open to the caller. `late`: overdue matches
 * that the caller may end. `first`: outcome of the last action.
 */
export async function createMyLeagueMessage(
  ctx: InteractionContext,
  league: League,
  late: readonly LateMatch[],
  first: readonly string[] = [],
): Promise<Payload> {
  const { bot, by, language } = ctx;
  const one = league.people.find(({ person }) => person === by.person);
  const { kind, phase } = league.record;
  const lines = [
    text(`bot:league.title.${kind}`, { game: getLeagueGameName(bot.app, league, language) }),
    ...(phase === 'entering' ? [] : [text('bot:league.progress', getLeagueProgress(league))]),
    ...describeStanding(league, one),
    ...(one ? await describeOwnMatches(ctx, league, one) : []),
    ...(kind === 'league' ? [text('bot:league.small', { what: describePoints() })] : []),
  ];
  const all = [...first, ...lines.map((line) => translateWithoutSeats(language, line))];
  const image = await renderLeaguePicture(bot, league, getPrivateStyle(ctx, null));
  return {
    content: takeFirstLines(all, 1_950).kept.join('\n'),
    image,
    rows: createMyLeagueRows(ctx, league, late),
  };
}

function describeStanding(league: League, one: LeaguePerson | undefined): readonly Text[] {
  const { record, people, matches } = league;
  if (!one) return [text('bot:league.mine.out')];
  if (record.phase === 'entering') return [text('bot:league.mine.entered')];
  const left = one.leftAt === null ? [] : [text('bot:league.mine.left')];
  if (record.kind === 'cup') return left;
  const row = computeLeagueStandings(people.length, matches).find(
    ({ drawNumber }) => drawNumber === one.drawNumber,
  );
  if (!row) return left;
  const { place, points, played } = row;
  return [...left, text('bot:league.mine.stand', { place, points, played, count: people.length })];
}

/** Lists the caller's matches: running ones first, then upcoming, then finished. */
async function describeOwnMatches(
  ctx: InteractionContext,
  league: League,
  { drawNumber }: LeaguePerson,
): Promise<readonly Text[]> {
  if (drawNumber === null) return [];
  const own = league.matches.filter((match) => isPlayer(match, drawNumber) && match.result?.how !== 'bye');
  const threads = await loadMatchThreads(ctx.bot.app, own);
  const order = ['playing', 'wanted', 'waiting', 'done'];
  const sorted = own.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.round - b.round);
  const told = sorted
    .slice(0, MAX_OWN_MATCHES)
    .map((match) => describeOwnMatch(league, match, drawNumber, threads.get(match.id)));
  const more = sorted.length - told.length;
  return [
    text('bot:league.mine.head'),
    ...told,
    ...(more > 0 ? [text('bot:league.mine.more', { count: more })] : []),
  ];
}

function describeOwnMatch(
  league: League,
  match: LeagueMatchRecord,
  drawNumber: number,
  thread: string | undefined,
): Text {
  const against = match.first === drawNumber ? match.second : match.first;
  if (against === null) return text('bot:league.mine.unknown', { round: describeRound(league, match) });
  const name = formatEntrantName(league, against);
  if (match.state === 'playing') return text('bot:league.mine.now', { name, where: `<#${thread ?? ''}>` });
  if (match.state === 'wanted') return text('bot:league.mine.soon', { name });
  if (match.result === null) return text('bot:league.mine.later', { name });
  return text('bot:league.mine.done', { name, result: describeOwnResult(match, drawNumber) });
}

function describeOwnResult({ result }: LeagueMatchRecord, drawNumber: number): Text {
  if (result?.winner === drawNumber) return text('bot:league.mine.won');
  const isDrawn = result?.winner === null && result.how !== 'walkover';
  return text(isDrawn ? 'bot:league.mine.drawn' : 'bot:league.mine.lost');
}

function createMyLeagueRows(
  { by, language }: InteractionContext,
  league: League,
  late: readonly LateMatch[],
): readonly Row[] {
  const { id, phase } = league.record;
  if (!isLive(league)) return [];
  const isOrganiser = checkOrganiser(league, by) === null;
  const begins: readonly Button[] =
    phase === 'entering' && isOrganiser
      ? [createLeagueButton(language, 'start', ['league-start', 0, id], 'primary')]
      : [];
  const closes: readonly Button[] = isOrganiser
    ? [createLeagueButton(language, 'close', ['league-close', 0, id])]
    : [];
  return [
    ...createButtonRows([...begins, ...closes]),
    ...createLateRows(league, late, language),
    ...createRemoveRows(league, by, language),
  ];
}

function createRemoveRows(league: League, by: Actor, language: Language): readonly Row[] {
  const options = getRemovablePeople(league, by).map(({ name, number }) => ({
    label: truncateText(name, MAX_NAME_LENGTH),
    value: String(number),
  }));
  if (options.length === 0) return [];
  const placeholder = translateWithoutSeats(language, text('bot:league.asked.outs'));
  return [createMenuRow({ id: ['league-out', 0, league.record.id], placeholder, options })];
}

/** Maximum length of a name: a phone shows 38 characters of a menu option. */
const MAX_NAME_LENGTH = 28;

function createLateRows({ record }: League, late: readonly LateMatch[], language: Language): readonly Row[] {
  if (late.length === 0) return [];
  const options = late.slice(0, MAX_MENU_OPTIONS).map((one) => ({
    label: translateWithoutSeats(
      language,
      text('bot:league.asked.lateLine', { late: truncateText(one.late.name, MAX_NAME_LENGTH) }),
    ),
    description: translateWithoutSeats(
      language,
      text('bot:league.asked.lateAgainst', { other: one.other.name }),
    ),
    value: String(one.match.id),
  }));
  const placeholder = translateWithoutSeats(language, text('bot:league.asked.late'));
  return [createMenuRow({ id: ['league-late', 0, record.id], placeholder, options })];
}
