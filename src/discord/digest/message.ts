import type { DigestView } from '../../../render/scenes/digest/types.ts';
import { type DigestContent, loadDigestContent } from '../../app/digest/digest.ts';
import { parseDigestSubject } from '../../app/digest/schedule.ts';
import { republishNotice } from '../../app/publishing/notices.ts';
import { getEndedMonth, loadMonthTable, type PuzzleTable } from '../../app/puzzles/month.ts';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import { type Language, text } from '../../engine/text.ts';
import type { Notice } from '../../store/notices.ts';
import type { ServerWeek } from '../../store/weekly-stats.ts';
import type { BotContext } from '../core/context.ts';
import { takeFirstLines, truncateText } from '../core/cut.ts';
import { escapeName } from '../core/names.ts';
import type { Image, Payload } from '../core/payload.ts';
import { type LatePictureRepost, renderPicture } from '../pictures/picture.ts';
import { formatMonth } from '../text/timestamps.ts';
import {
  createDigestFacts,
  type DigestContext,
  getDigestGameName,
  loadPictureNames,
  translateWithoutSeats,
} from './facts.ts';

/** Maximum number of games with their own bar, the most played first. */
const MAX_GAME_BARS = 6;

/** Maximum length of the message. */
const MAX_CONTENT_LENGTH = 1_950;

/** Creates the weekly digest as text and picture. Null if the server has turned it off or nothing happened. */
export async function createDigestMessage(bot: BotContext, notice: Notice): Promise<Payload | null> {
  const { guild, subject } = notice;
  const week = parseDigestSubject(subject);
  const server = await getServerSettings(bot.app, guild);
  if (week === null || server.letter === null) return null;
  const digest = await loadDigestContent(bot.app, week);
  if (digest === null) return null;
  const language = server.language ?? server.letter.language;
  const days = formatDigestDays(week, server.letter.zone, language);
  const late = () => republishNotice(bot.app, notice);
  const image = await renderDigestPicture({ ctx: bot.app, language }, bot, digest, days, late);
  const month = getEndedMonth(week, server.letter.zone);
  const puzzles = month && (await loadMonthTable(bot.app, guild, month));
  return {
    content: formatDigestContent({ ctx: bot.app, language, named: escapeName }, digest, days, puzzles),
    image,
  };
}

/** Days of a week, and the day of its digest: '16–22 November', '23 Nov'. Days in UTC are marked as such. */
interface DigestDays {
  readonly week: string;
  readonly posted: string;
}

function formatDigestDays({ from, to }: ServerWeek, timeZone: string, language: Language): DigestDays {
  const locale = language === 'ko' ? 'ko' : 'en-GB';
  const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const week = long.formatRange(from, to - 1).replace(WITHIN_A_MONTH, '–');
  return { week: timeZone === 'UTC' ? `${week} (UTC)` : week, posted: short.format(to) };
}

/** Matches the spaced dash between two days of one month, written without spaces: '16–22 November'. */
const WITHIN_A_MONTH = /(?<=\d)\s–\s(?=\d)/;

function formatDigestContent(
  hand: DigestContext,
  digest: DigestContent,
  { week }: DigestDays,
  puzzles: PuzzleTable | null,
): string {
  const named = digest.games.map(({ game }) => getDigestGameName(hand, game));
  const counted = digest.games.map(({ game, count }) =>
    translateWithoutSeats(
      hand,
      text('bot:letter.game', { game: getDigestGameName(hand, game), times: count }),
    ),
  );
  const games = named.length === 1 ? named : counted;
  const facts = createDigestFacts(hand, digest).map(({ head, about, words }) =>
    translateWithoutSeats(
      hand,
      about === ''
        ? text('bot:letter.line', { head, words })
        : text('bot:letter.lineAbout', { head, about, words }),
    ),
  );
  const all = [
    translateWithoutSeats(
      hand,
      text('bot:letter.head', { title: translateWithoutSeats(hand, text('bot:letter.title')), week }),
    ),
    translateWithoutSeats(hand, text('bot:letter.played', { count: digest.count, games })),
    ...facts,
    ...formatPuzzleMonth(hand, puzzles),
    `-# ${translateWithoutSeats(hand, text('bot:letter.foot'))}`,
  ];
  return takeFirstLines(all, MAX_CONTENT_LENGTH).kept.join('\n');
}

/** Formats who solved most puzzles in the month that ended, if anybody did. */
function formatPuzzleMonth(hand: DigestContext, puzzles: PuzzleTable | null): readonly string[] {
  if (puzzles === null || puzzles.solvers.length + puzzles.more === 0) return [];
  const { solvers, more, month } = puzzles;
  const each = [
    ...solvers.map(({ name, person, right }) =>
      text('bot:letter.solved', { name: hand.named(name, person), count: right }),
    ),
    ...(more > 0
      ? [text(solvers.length > 0 ? 'bot:letter.more' : 'bot:letter.unnamed', { count: more })]
      : []),
  ];
  const names = each.map((one) => translateWithoutSeats(hand, one)).join(' · ');
  const known = { month: formatMonth(month, hand.language), names };
  return [translateWithoutSeats(hand, text('bot:letter.puzzles', known))];
}

async function renderDigestPicture(
  plain: Omit<DigestContext, 'named'>,
  bot: BotContext,
  digest: DigestContent,
  days: DigestDays,
  owed: LatePictureRepost,
): Promise<Image | null> {
  const { language } = plain;
  const view = createDigestView(
    { ...plain, named: await loadPictureNames(bot, digest, language) },
    digest,
    days,
  );
  const nothing = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };
  const look = { language };
  const png = await renderPicture(bot, { scene: 'digest', view, ...nothing, look }, 0, owed);
  return (
    png && { png, alt: formatDigestAlt(plain, createDigestView({ ...plain, named: String }, digest, days)) }
  );
}

function createDigestView(hand: DigestContext, digest: DigestContent, days: DigestDays): DigestView {
  const { count, people, games } = digest;
  return {
    ...{ title: translateWithoutSeats(hand, text('bot:letter.title')), ...days },
    ...{ count, counted: translateWithoutSeats(hand, text('bot:letter.stamp', { count })) },
    about: translateWithoutSeats(hand, text('bot:letter.people', { count: people })),
    games: games
      .slice(0, MAX_GAME_BARS)
      .map(({ game, count: times }) => ({ name: getDigestGameName(hand, game), count: times })),
    facts: createDigestFacts(hand, digest),
  };
}

function formatDigestAlt(
  hand: Omit<DigestContext, 'named'>,
  { week, count, games, facts }: DigestView,
): string {
  const bars = games.map(({ name, count: times }) =>
    translateWithoutSeats(hand, text('bot:letter.game', { game: name, times })),
  );
  const told = facts.map(({ head, words }) =>
    translateWithoutSeats(hand, text('bot:letter.altFact', { head, words })),
  );
  const all = [`${bars.join(', ')}.`, ...told].join(' ');
  return truncateText(translateWithoutSeats(hand, text('bot:letter.alt', { week, count, all })), 1024);
}
