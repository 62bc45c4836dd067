import type { PictureRequest } from '../../../render/request.ts';
import type { StandingPoint, StandingRival, StandingView } from '../../../render/scenes/standing/types.ts';
import { findGame } from '../../app/core/context.ts';
import type { PastRating, PersonStanding } from '../../app/ratings/person-standing.ts';
import type { Medals } from '../../app/ratings/titles.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { START_RATING } from '../../stats/rating.ts';
import type { GameStats } from '../../stats/stats.ts';
import { countPlayed, type Tally } from '../../stats/tally.ts';
import type { InteractionContext } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import { getGameName } from '../core/names.ts';
import type { Image } from '../core/payload.ts';
import { loadAvatars } from '../pictures/avatars.ts';
import { loadDrawnNames, type NamedPerson } from '../pictures/drawn-names.ts';
import { getPrivateStyle, renderPicture } from '../pictures/picture.ts';

/** Creates one rating curve a game. All share one axis: the matches of all games by end time. */
export function createRatingCurves(
  games: readonly (readonly PastRating[])[],
): readonly (readonly StandingPoint[])[] {
  const order = games
    .flatMap((ratings, game) => ratings.map((one) => ({ ...one, game })))
    .sort((one, other) => one.at - other.at)
    .map((one, nth) => ({ ...one, number: nth + 1 }));
  return games.map((_, game) => {
    const points = order.filter((one) => one.game === game).map(({ number, rating }) => ({ number, rating }));
    return [{ number: (points[0]?.number ?? 1) - 1, rating: START_RATING }, ...points];
  });
}

/** Maximum number of labelled days. */
const MAX_DAY_LABELS = 5;

/** Returns labels for the days on which matches ended, in a time zone: the first, the last and evenly spread others. */
export function formatDayLabels(
  times: readonly number[],
  language: Language,
  zone: string,
): StandingView['days'] {
  const sorted = [...times].sort((one, other) => one - other);
  const form = createDayFormat(sorted, language, zone);
  const parts = Array.from({ length: MAX_DAY_LABELS }, (_, at) =>
    Math.round(((sorted.length - 1) * at) / (MAX_DAY_LABELS - 1)),
  );
  const days = [...new Set(parts)].map((at) => ({ number: at + 1, words: form.format(sorted[at]) }));
  const [last] = days.slice(-1);
  return days.filter(
    (day, nth) => day === last || (day.words !== days[nth - 1]?.words && day.words !== last?.words),
  );
}

/** Creates a format of day and month, or of month and year if the times span several years. */
function createDayFormat(sorted: readonly number[], language: Language, zone: string): Intl.DateTimeFormat {
  const locale = language === 'ko' ? 'ko' : 'en-GB';
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: zone });
  const isLong = year.format(sorted[0]) !== year.format(sorted.at(-1));
  const parts = isLong
    ? ({ year: 'numeric', month: 'short' } as const)
    : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: zone });
}

/** Maximum number of games with a curve, the most played first. */
const MAX_CURVES = 6;

/** Rated game with its statistics and curve. */
interface RatedGame {
  readonly game: string;
  readonly stats: GameStats;
  readonly ratings: readonly PastRating[];
}

/** Draws a player's ratings over all matches. Null without a rated match, or if drawing fails. */
export async function renderRatingsPicture(
  ctx: InteractionContext,
  one: NamedPerson,
  standing: PersonStanding,
): Promise<Image | null> {
  const rated = getRatedGames(standing);
  if (rated.length === 0) return null;
  const met = listOpponents(standing, MAX_RIVALS);
  const [name = '', ...names] = await loadDrawnNames(ctx.bot, [one, ...met]);
  const avatars = await loadAvatars(ctx.bot, [one.person, ...met.map(({ person }) => person)]);
  const player = { name, ...avatars.of(one.person) };
  const rivals = met.map(({ person, tally }, nth) => ({
    ...{ ...tally, ...avatars.of(person) },
    name: names[nth] ?? '',
  }));
  const request = { ...createRatingsRequest(ctx, player, standing, rated, rivals), ...avatars.request };
  const png = await renderPicture(ctx.bot, request, 0);
  const alt = truncateText(formatRatingsAlt(ctx, one.name, standing, rated), 1024);
  return png && { png, alt, name: 'ratings.png' };
}

/** Maximum number of opponents in the picture. */
const MAX_RIVALS = 3;

/** Opponent who may be named, with the player's results against them. */
interface Opponent {
  readonly person: string;
  readonly name: string;
  readonly tally: Tally;
}

/** Returns the opponents who may be named to the reader, the most frequent first. */
export function listOpponents({ stats, names }: PersonStanding, most: number): readonly Opponent[] {
  const named = [...stats.against].flatMap(([person, tally]) => {
    const name = names.get(person);
    return name === undefined ? [] : [{ person, name, tally }];
  });
  return named.slice(0, most);
}

/** Returns the rated games, the most played first. */
function getRatedGames({ stats, ratings }: PersonStanding): readonly RatedGame[] {
  const rated = [...stats.games].flatMap(([game, own]) => {
    const points = ratings.get(game) ?? [];
    return points.length === 0 ? [] : [{ game, stats: own, ratings: points }];
  });
  return rated.slice(0, MAX_CURVES);
}

/** Returns the end times of the pictured matches in ms since 1970, ascending. */
export function getPicturedTimes(standing: PersonStanding): readonly number[] {
  return getEndTimes(getRatedGames(standing));
}

function getEndTimes(rated: readonly RatedGame[]): readonly number[] {
  return rated.flatMap(({ ratings }) => ratings.map(({ at }) => at)).toSorted((one, other) => one - other);
}

function createRatingsRequest(
  ctx: InteractionContext,
  player: Pick<StandingView, 'name' | 'avatar'>,
  { stats, medals }: PersonStanding,
  rated: readonly RatedGame[],
  rivals: readonly StandingRival[],
): PictureRequest {
  const { zone } = ctx.settings.hours;
  const curves = createRatingCurves(rated.map(({ ratings }) => ratings));
  const view: StandingView = {
    ...player,
    about: translateWithoutSeats(ctx, text('bot:stats.picture', summariseTally(stats.all))),
    count: rated.reduce((count, { ratings }) => count + ratings.length, 0),
    lines: rated.map(({ game, stats: own, ratings }, nth) => ({
      name: getGameNameById(ctx, game),
      rating: ratings.at(-1)?.rating ?? 0,
      about: translateWithoutSeats(ctx, describeGameStats(own)),
      points: curves[nth] ?? [],
    })),
    days: zone === null ? [] : formatDayLabels(getEndTimes(rated), ctx.language, zone),
    medals,
    rivals: rivals.length === 0 ? null : { ...translateLegend(ctx), each: rivals },
  };
  const nothing = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };
  return { scene: 'standing', view, ...nothing, look: getPrivateStyle(ctx, null) };
}

function translateLegend(ctx: InteractionContext) {
  const tell = (what: Text) => translateWithoutSeats(ctx, what);
  const outcomes = {
    won: tell(text('bot:stats.won')),
    drawn: tell(text('bot:stats.drawn')),
    lost: tell(text('bot:stats.lost')),
  };
  return { head: tell(text('bot:stats.met')), outcomes };
}

/** Describes the player's medals. */
export function describeMedals([gold, silver, bronze]: Medals): readonly Text[] {
  return gold + silver + bronze === 0 ? [] : [text('bot:stats.medals', { gold, silver, bronze })];
}

function formatRatingsAlt(
  ctx: InteractionContext,
  name: string,
  standing: PersonStanding,
  rated: readonly RatedGame[],
): string {
  const { stats, medals } = standing;
  const games = rated.map((one) => describeGameAlt(ctx, one));
  const met = listOpponents(standing, MAX_RIVALS).map(({ name: other, tally }) =>
    text('bot:stats.altRival', { name: other, ...tally }),
  );
  const won = describeMedals(medals).map((one) => `${translateWithoutSeats(ctx, one)}.`);
  const told = [...games, ...met].map((one) => translateWithoutSeats(ctx, one));
  const each = [...told, ...won].join(' ');
  return translateWithoutSeats(ctx, text('bot:stats.alt', { name, ...summariseTally(stats.all), each }));
}

function describeGameAlt(ctx: InteractionContext, { game, stats, ratings }: RatedGame): Text {
  const all = [START_RATING, ...ratings.map(({ rating }) => rating)];
  return text('bot:stats.altGame', {
    game: getGameNameById(ctx, game),
    from: START_RATING,
    rating: all.at(-1) ?? START_RATING,
    most: Math.max(...all),
    least: Math.min(...all),
    about: describeGameStats(stats),
  });
}

/** Describes a game's results; a streak starts with the second win. */
function describeGameStats({ streaks, ...tally }: GameStats): Text {
  const { now } = streaks;
  return now > 1
    ? text('bot:stats.picturedRow', { ...summariseTally(tally), now })
    : text('bot:stats.pictured', summariseTally(tally));
}

function summariseTally(tally: Omit<GameStats, 'streaks'>) {
  return { won: tally.won, played: countPlayed(tally) };
}

function getGameNameById({ bot, language }: InteractionContext, id: string): string {
  return getGameName(findGame(bot.app, id) ?? { id }, language);
}

function translateWithoutSeats({ language }: InteractionContext, what: Text): string {
  return translate(language, what, () => '');
}
