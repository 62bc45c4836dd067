import type { LetterView } from '../../../render/scenes/letter/types.ts';
import { letterOf, type WeekLetter } from '../../app/digest/digest.ts';
import { weekIn } from '../../app/digest/schedule.ts';
import { tellAgain } from '../../app/publishing/notices.ts';
import { serverAt } from '../../app/server-settings/server-settings.ts';
import { type Language, text } from '../../engine/text.ts';
import type { Notice } from '../../store/notices.ts';
import type { WeekOf } from '../../store/weeks.ts';
import type { Bot } from '../core/context.ts';
import { cut, firstLines } from '../core/cut.ts';
import { safe } from '../core/names.ts';
import type { Image, Payload } from '../core/payload.ts';
import { type Owed, painted } from '../pictures/picture.ts';
import { called, factsOf, type Hand, namesInPicture, tell } from './facts.ts';

/** So many games have a bar of their own: those that were played most. */
const MOST = 6;

/** What a message holds. */
const LONGEST = 1_950;

/** The letter of a week, in words and as a picture; null where the server wants none any more, or there is nothing to tell. */
export async function letterMessage(bot: Bot, notice: Notice): Promise<Payload | null> {
  const { guild, subject } = notice;
  const week = weekIn(subject);
  const server = await serverAt(bot.house, guild);
  if (week === null || server.letter === null) return null;
  const letter = await letterOf(bot.house, week);
  if (letter === null) return null;
  const language = server.language ?? server.letter.language;
  const days = daysOf(week, server.letter.zone, language);
  const late = () => tellAgain(bot.house, notice);
  const image = await picture({ house: bot.house, language }, bot, letter, days, late);
  return { content: lines({ house: bot.house, language, named: safe }, letter, days), image };
}

/** The days of a week, and the one on which its letter comes: '16–22 November', '23 Nov'; days of UTC are said to be. */
interface Days {
  readonly week: string;
  readonly posted: string;
}

function daysOf({ from, to }: WeekOf, timeZone: string, language: Language): Days {
  const locale = language === 'ko' ? 'ko' : 'en-GB';
  const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const week = long.formatRange(from, to - 1).replace(WITHIN_A_MONTH, '–');
  return { week: timeZone === 'UTC' ? `${week} (UTC)` : week, posted: short.format(to) };
}

/** Between two days of one month, as in '16–22 November', nothing more than the dash. */
const WITHIN_A_MONTH = /(?<=\d)\s–\s(?=\d)/;

function lines(hand: Hand, letter: WeekLetter, { week }: Days): string {
  const named = letter.games.map(({ game }) => called(hand, game));
  const counted = letter.games.map(({ game, count }) =>
    tell(hand, text('bot:letter.game', { game: called(hand, game), times: count })),
  );
  const games = named.length === 1 ? named : counted;
  const facts = factsOf(hand, letter).map(({ head, about, words }) =>
    tell(
      hand,
      about === ''
        ? text('bot:letter.line', { head, words })
        : text('bot:letter.lineAbout', { head, about, words }),
    ),
  );
  const all = [
    tell(hand, text('bot:letter.head', { title: tell(hand, text('bot:letter.title')), week })),
    tell(hand, text('bot:letter.played', { count: letter.count, games })),
    ...facts,
    `-# ${tell(hand, text('bot:letter.foot'))}`,
  ];
  return firstLines(all, LONGEST).kept.join('\n');
}

async function picture(
  plain: Omit<Hand, 'named'>,
  bot: Bot,
  letter: WeekLetter,
  days: Days,
  owed: Owed,
): Promise<Image | null> {
  const { language } = plain;
  const view = viewOf({ ...plain, named: await namesInPicture(bot, letter, language) }, letter, days);
  const nothing = { viewer: null, sitters: [], turn: [], events: [], marks: [], places: null };
  const look = { language };
  const png = await painted(bot, { scene: 'letter', view, ...nothing, look }, 0, owed);
  return png && { png, alt: altOf(plain, viewOf({ ...plain, named: String }, letter, days)) };
}

function viewOf(hand: Hand, letter: WeekLetter, days: Days): LetterView {
  const { count, people, games } = letter;
  return {
    ...{ title: tell(hand, text('bot:letter.title')), ...days },
    ...{ count, counted: tell(hand, text('bot:letter.stamp', { count })) },
    about: tell(hand, text('bot:letter.people', { count: people })),
    games: games.slice(0, MOST).map(({ game, count: times }) => ({ name: called(hand, game), count: times })),
    facts: factsOf(hand, letter),
  };
}

function altOf(hand: Omit<Hand, 'named'>, { week, count, games, facts }: LetterView): string {
  const bars = games.map(({ name, count: times }) =>
    tell(hand, text('bot:letter.game', { game: name, times })),
  );
  const told = facts.map(({ head, words }) => tell(hand, text('bot:letter.altFact', { head, words })));
  const all = [`${bars.join(', ')}.`, ...told].join(' ');
  return cut(tell(hand, text('bot:letter.alt', { week, count, all })), 1024);
}
