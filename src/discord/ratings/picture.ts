import type { PictureRequest } from '../../../render/request.ts';
import type { StandingPoint, StandingView } from '../../../render/scenes/standing/types.ts';
import { gameOf } from '../../app/core/context.ts';
import type { PersonStanding, RatingThen } from '../../app/ratings/person-standing.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { START } from '../../stats/rating.ts';
import type { GameStats } from '../../stats/stats.ts';
import { playedIn } from '../../stats/tally.ts';
import type { Caller } from '../core/context.ts';
import { cut } from '../core/cut.ts';
import { gameName } from '../core/names.ts';
import type { Image } from '../core/payload.ts';
import { drawnNames, type Named } from '../pictures/names.ts';
import { painted, privateLook } from '../pictures/picture.ts';

/** The curve of each game over the matches of all of them, in the order in which they ended. */
export function curvesOf(games: readonly (readonly RatingThen[])[]): readonly (readonly StandingPoint[])[] {
  const order = games
    .flatMap((ratings, game) => ratings.map((one) => ({ ...one, game })))
    .sort((one, other) => one.at - other.at)
    .map((one, nth) => ({ ...one, number: nth + 1 }));
  return games.map((_, game) => {
    const points = order.filter((one) => one.game === game).map(({ number, rating }) => ({ number, rating }));
    return [{ number: (points[0]?.number ?? 1) - 1, rating: START }, ...points];
  });
}

/** At most so many days are told. */
const DAYS = 5;

/** On which days matches ended, in the calendar of a zone: the first and the last, and others as even as can be. */
export function daysOf(times: readonly number[], language: Language, zone: string): StandingView['days'] {
  const sorted = [...times].sort((one, other) => one - other);
  const form = formOf(sorted, language, zone);
  const parts = Array.from({ length: DAYS }, (_, at) => Math.round(((sorted.length - 1) * at) / (DAYS - 1)));
  const days = [...new Set(parts)].map((at) => ({ number: at + 1, words: form.format(sorted[at]) }));
  const [last] = days.slice(-1);
  return days.filter(
    (day, nth) => day === last || (day.words !== days[nth - 1]?.words && day.words !== last?.words),
  );
}

/** Day and month; month and year where it is of more than one year. */
function formOf(sorted: readonly number[], language: Language, zone: string): Intl.DateTimeFormat {
  const locale = language === 'ko' ? 'ko' : 'en-GB';
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: zone });
  const isLong = year.format(sorted[0]) !== year.format(sorted.at(-1));
  const parts = isLong
    ? ({ year: 'numeric', month: 'short' } as const)
    : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: zone });
}

/** So many games have a curve: those that were played most. */
const MOST = 6;

/** A game with its curve. */
interface Rated {
  readonly game: string;
  readonly stats: GameStats;
  readonly ratings: readonly RatingThen[];
}

/** The ratings of somebody over their matches; null where none was rated, and when it cannot be drawn. */
export async function standingPicture(
  caller: Caller,
  one: Named,
  standing: PersonStanding,
): Promise<Image | null> {
  const rated = ratedIn(standing);
  if (rated.length === 0) return null;
  const [name = ''] = await drawnNames(caller.bot, [one]);
  const png = await painted(caller.bot, requestOf(caller, name, standing, rated), 0);
  const alt = cut(altOf(caller, one.name, standing, rated), 1024);
  return png && { png, alt, name: 'ratings.png' };
}

/** The most played first. */
function ratedIn({ stats, ratings }: PersonStanding): readonly Rated[] {
  const rated = [...stats.games].flatMap(([game, own]) => {
    const points = ratings.get(game) ?? [];
    return points.length === 0 ? [] : [{ game, stats: own, ratings: points }];
  });
  return rated.slice(0, MOST);
}

/** When the matches of the picture ended, in ms since 1970, ascending. */
export function picturedTimes(standing: PersonStanding): readonly number[] {
  return timesOf(ratedIn(standing));
}

function timesOf(rated: readonly Rated[]): readonly number[] {
  return rated.flatMap(({ ratings }) => ratings.map(({ at }) => at)).toSorted((one, other) => one - other);
}

function requestOf(
  caller: Caller,
  name: string,
  { stats }: PersonStanding,
  rated: readonly Rated[],
): PictureRequest {
  const { zone } = caller.own.hours;
  const curves = curvesOf(rated.map(({ ratings }) => ratings));
  const view: StandingView = {
    name,
    about: tell(caller, text('bot:stats.picture', sums(stats.all))),
    count: rated.reduce((count, { ratings }) => count + ratings.length, 0),
    lines: rated.map(({ game, stats: own, ratings }, nth) => ({
      name: named(caller, game),
      rating: ratings.at(-1)?.rating ?? 0,
      about: tell(caller, about(own)),
      points: curves[nth] ?? [],
    })),
    days: zone === null ? [] : daysOf(timesOf(rated), caller.language, zone),
  };
  const nothing = { viewer: null, sitters: [], turn: [], events: [], marks: [], places: null };
  return { scene: 'standing', view, ...nothing, look: privateLook(caller, null) };
}

function altOf(caller: Caller, name: string, { stats }: PersonStanding, rated: readonly Rated[]): string {
  const each = rated.map((one) => tell(caller, altGame(caller, one))).join(' ');
  return tell(caller, text('bot:stats.alt', { name, ...sums(stats.all), each }));
}

function altGame(caller: Caller, { game, stats, ratings }: Rated): Text {
  const all = [START, ...ratings.map(({ rating }) => rating)];
  return text('bot:stats.altGame', {
    game: named(caller, game),
    from: START,
    rating: all.at(-1) ?? START,
    most: Math.max(...all),
    least: Math.min(...all),
    about: about(stats),
  });
}

/** A row begins with the second win. */
function about({ streaks, ...tally }: GameStats): Text {
  const { now } = streaks;
  return now > 1
    ? text('bot:stats.picturedRow', { ...sums(tally), now })
    : text('bot:stats.pictured', sums(tally));
}

function sums(tally: Omit<GameStats, 'streaks'>) {
  return { won: tally.won, played: playedIn(tally) };
}

function named({ bot, language }: Caller, id: string): string {
  return gameName(gameOf(bot.house, id) ?? { id }, language);
}

function tell({ language }: Caller, what: Text): string {
  return say(language, what, () => '');
}
