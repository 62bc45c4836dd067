import {
  decodeTries,
  isHopeless,
  type League,
  type LeagueMatchRecord,
  MAX_LEAGUE_PEOPLE,
  MIN_LEAGUE_PEOPLE,
} from '../../app/leagues/league.ts';
import { loadMatchThreads } from '../../app/leagues/open-matches.ts';
import { republishLeague } from '../../app/leagues/pairings.ts';
import { isGameMissing } from '../../app/leagues/progress.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { computePodium } from '../../stats/leagues/podium.ts';
import { DRAW_POINTS, WIN_POINTS } from '../../stats/leagues/standings.ts';
import type { BotContext } from '../core/context.ts';
import { takeFirstLines } from '../core/cut.ts';
import { escapeName } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { createButtonRows } from '../core/rows.ts';
import { getPaceName } from '../text/pace.ts';
import {
  createLeagueButton,
  describePlacedEntrant,
  formatEntrantName,
  getLeagueGameName,
  getLeagueProgress,
  translateWithoutSeats,
} from './league-text.ts';
import { renderLeaguePicture } from './picture.ts';

/** Maximum length of the message. */
const MAX_CONTENT_LENGTH = 1_950;

/** Creates the message of a league or a cup in its channel: entrants, then standings, then the result. */
export async function createLeagueMessage(bot: BotContext, league: League): Promise<Payload> {
  const { language } = league.record;
  const content = takeFirstLines(
    await formatLeagueLines(bot, league, language),
    MAX_CONTENT_LENGTH,
  ).kept.join('\n');
  const late = () => republishLeague(bot.app, league.record, 'league');
  return {
    content,
    image: await renderLeaguePicture(bot, league, { language }, late),
    rows: createLeagueRows(league),
  };
}

async function formatLeagueLines(
  bot: BotContext,
  league: League,
  language: Language,
): Promise<readonly string[]> {
  const { kind, phase } = league.record;
  const said = (what: Text) => translateWithoutSeats(language, what);
  const title = said(
    text(`bot:league.title.${kind}`, { game: getLeagueGameName(bot.app, league, language) }),
  );
  if (phase === 'closed') return [title, said(describeClosed(bot, league))];
  if (phase === 'over') return [title, said(describeEnd(league))];
  if (phase === 'entering') return [title, ...describeEntering(league, language).map(said)];
  return [title, ...(await describeRunning(bot, league)).map(said)];
}

/** Explains why a league was closed. Besides the organiser, a missing game closes it, or a table that could not be opened for a day. */
function describeClosed(bot: BotContext, league: League): Text {
  const { record, matches } = league;
  if (isGameMissing(bot.app, league))
    return text('bot:league.gameGone', { game: getLeagueGameName(bot.app, league, record.language) });
  const hopeless = matches.find((match) => match.state === 'waiting' && isHopeless(match));
  const [one, other] = hopeless
    ? [hopeless.first, hopeless.second].map((drawNumber) => formatEntrantName(league, drawNumber))
    : [];
  if (one !== undefined && other !== undefined) return text('bot:league.unopenable', { one, other });
  return text(record.startedAt === null ? 'bot:league.unbegun' : 'bot:league.closed');
}

function describeEnd(league: League): Text {
  const { people, matches, record } = league;
  const [first] = computePodium(record.kind, people.length, matches);
  return first
    ? text('bot:league.won', { name: describePlacedEntrant(league, first.drawNumber) })
    : text('bot:league.over');
}

/** Describes the planned league and lists its entrants. */
function describeEntering({ record, people }: League, language: Language): readonly Text[] {
  const { hostName, kind, pace, strict } = record;
  const all = people.map(({ name }) => escapeName(name));
  return [
    describeFormat(record),
    text(strict ? 'bot:league.paceStrict' : 'bot:league.pace', { pace: getPaceName(pace, language) }),
    text('bot:league.entering', {
      host: escapeName(hostName),
      fewest: MIN_LEAGUE_PEOPLE,
      most: MAX_LEAGUE_PEOPLE,
    }),
    all.length === 0 ? text('bot:league.nobody') : text('bot:league.within', { count: all.length, all }),
    toSmallText(kind === 'cup' ? text('bot:league.cupRules') : describePoints()),
  ];
}

function toSmallText(what: Text): Text {
  return text('bot:league.small', { what });
}

/** Describes the points of a league and its tie-breaks. */
export function describePoints(): Text {
  return text('bot:league.points', { win: WIN_POINTS, draw: DRAW_POINTS });
}

/** Describes the pairings of the format. */
function describeFormat({ kind, times }: League['record']): Text {
  if (kind === 'cup') return text('bot:league.way.cup');
  return text(times === 2 ? 'bot:league.way.twice' : 'bot:league.way.once');
}

/** Describes the progress and links the threads of the running matches, which are named after the players. */
async function describeRunning(bot: BotContext, league: League): Promise<readonly Text[]> {
  const now = league.matches.filter(({ state }) => state === 'playing');
  const threads = await loadMatchThreads(bot.app, now);
  return [
    text('bot:league.progress', getLeagueProgress(league)),
    ...now.flatMap(({ id }) => {
      const thread = threads.get(id);
      return thread === undefined ? [] : [text('bot:league.line', { what: `<#${thread}>` })];
    }),
    ...(league.record.crowded ? [toSmallText(text('bot:league.crowded'))] : []),
    ...(league.matches.some(isTableOverdue) ? [toSmallText(text('bot:league.unopened'))] : []),
  ];
}

/** Returns whether the match's table should have been opened a while ago. */
function isTableOverdue({ state, tried }: LeagueMatchRecord): boolean {
  return state === 'wanted' && decodeTries(tried).waited > 0;
}

function createLeagueRows({ record }: League): readonly Row[] {
  const { id, language, phase } = record;
  if (phase === 'entering')
    return createButtonRows([
      createLeagueButton(language, 'enter', ['league-enter', 0, id], 'success'),
      createLeagueButton(language, 'leave', ['league-leave', 0, id]),
      createLeagueButton(language, 'start', ['league-start', 0, id], 'primary'),
      createLeagueButton(language, 'close', ['league-close', 0, id]),
    ]);
  if (phase !== 'running') return [];
  return createButtonRows([
    createLeagueButton(language, 'mine', ['league-mine', 0, id], 'primary'),
    createLeagueButton(language, 'leave', ['league-leave', 0, id]),
  ]);
}
