import {
  FEWEST,
  isHopeless,
  type League,
  type LeagueMatchRecord,
  MOST,
  triesIn,
} from '../../app/leagues/league.ts';
import { threadsOf } from '../../app/leagues/open-matches.ts';
import { tellLate } from '../../app/leagues/pairings.ts';
import { isGameGone } from '../../app/leagues/progress.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { podiumOf } from '../../stats/leagues/podium.ts';
import { DRAW, WIN } from '../../stats/leagues/standings.ts';
import type { Bot } from '../core/context.ts';
import { firstLines } from '../core/cut.ts';
import { safe } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { buttonRows } from '../core/rows.ts';
import { paceName } from '../text/pace.ts';
import { leaguePicture } from './picture.ts';
import { gameIn, leagueButton, nameIn, placedIn, progressOf, tell } from './words.ts';

/** What a message holds. */
const LONGEST = 1_950;

/** The one message of a league or a cup in its channel, as it stands now: who is in it, how it stands, how it ended. */
export async function leagueMessage(bot: Bot, league: League): Promise<Payload> {
  const { language } = league.record;
  const content = firstLines(await lines(bot, league, language), LONGEST).kept.join('\n');
  const late = () => tellLate(bot.house, league.record, 'league');
  return { content, image: await leaguePicture(bot, league, { language }, late), rows: rowsOf(league) };
}

async function lines(bot: Bot, league: League, language: Language): Promise<readonly string[]> {
  const { kind, phase } = league.record;
  const said = (what: Text) => tell(language, what);
  const title = said(text(`bot:league.title.${kind}`, { game: gameIn(bot.house, league, language) }));
  if (phase === 'closed') return [title, said(closedText(bot, league))];
  if (phase === 'over') return [title, said(overText(league))];
  if (phase === 'entering') return [title, ...enteringLines(league, language).map(said)];
  return [title, ...(await runningLines(bot, league)).map(said)];
}

/** Nobody closed it where its game is not here any more, or a table of it could not be opened for a day. */
function closedText(bot: Bot, league: League): Text {
  const { record, matches } = league;
  if (isGameGone(bot.house, league))
    return text('bot:league.gameGone', { game: gameIn(bot.house, league, record.language) });
  const hopeless = matches.find((match) => match.state === 'waiting' && isHopeless(match));
  const [one, other] = hopeless ? [hopeless.first, hopeless.second].map((lot) => nameIn(league, lot)) : [];
  if (one !== undefined && other !== undefined) return text('bot:league.unopenable', { one, other });
  return text(record.startedAt === null ? 'bot:league.unbegun' : 'bot:league.closed');
}

function overText(league: League): Text {
  const { people, matches, record } = league;
  const [first] = podiumOf(record.kind, people.length, matches);
  return first ? text('bot:league.won', { name: placedIn(league, first.lot) }) : text('bot:league.over');
}

/** What it will be, and who is in it. */
function enteringLines({ record, people }: League, language: Language): readonly Text[] {
  const { hostName, kind, pace, strict } = record;
  const all = people.map(({ name }) => safe(name));
  return [
    wayText(record),
    text(strict ? 'bot:league.paceStrict' : 'bot:league.pace', { pace: paceName(pace, language) }),
    text('bot:league.entering', { host: safe(hostName), fewest: FEWEST, most: MOST }),
    all.length === 0 ? text('bot:league.nobody') : text('bot:league.within', { count: all.length, all }),
    small(kind === 'cup' ? text('bot:league.cupRules') : pointsText()),
  ];
}

function small(what: Text): Text {
  return text('bot:league.small', { what });
}

/** What counts in a league, and how those who are level are told apart. */
export function pointsText(): Text {
  return text('bot:league.points', { win: WIN, draw: DRAW });
}

/** Who meets whom in it. */
function wayText({ kind, times }: League['record']): Text {
  if (kind === 'cup') return text('bot:league.way.cup');
  return text(times === 2 ? 'bot:league.way.twice' : 'bot:league.way.once');
}

/** How far it is, and the threads of what is being played, which are called by who meets. */
async function runningLines(bot: Bot, league: League): Promise<readonly Text[]> {
  const now = league.matches.filter(({ state }) => state === 'playing');
  const threads = await threadsOf(bot.house, now);
  return [
    text('bot:league.progress', progressOf(league)),
    ...now.flatMap(({ id }) => {
      const thread = threads.get(id);
      return thread === undefined ? [] : [text('bot:league.line', { what: `<#${thread}>` })];
    }),
    ...(league.record.crowded ? [small(text('bot:league.crowded'))] : []),
    ...(league.matches.some(isLate) ? [small(text('bot:league.unopened'))] : []),
  ];
}

/** Its table should have been opened a while ago. */
function isLate({ state, tried }: LeagueMatchRecord): boolean {
  return state === 'wanted' && triesIn(tried).waited > 0;
}

function rowsOf({ record }: League): readonly Row[] {
  const { id, language, phase } = record;
  if (phase === 'entering')
    return buttonRows([
      leagueButton(language, 'enter', ['league-enter', 0, id], 'success'),
      leagueButton(language, 'leave', ['league-leave', 0, id]),
      leagueButton(language, 'start', ['league-start', 0, id], 'primary'),
      leagueButton(language, 'close', ['league-close', 0, id]),
    ]);
  if (phase !== 'running') return [];
  return buttonRows([
    leagueButton(language, 'mine', ['league-mine', 0, id], 'primary'),
    leagueButton(language, 'leave', ['league-leave', 0, id]),
  ]);
}
