import type { PictureRequest } from '../../../../render/request.ts';
import type { StandingView } from '../../../../render/scenes/standing/types.ts';
import { gameOf } from '../../../app/core/context.ts';
import type { PersonStanding, RatingThen } from '../../../app/ratings/person-standing.ts';
import { START } from '../../../clubs/rating.ts';
import type { GameStats } from '../../../clubs/stats.ts';
import { playedIn } from '../../../clubs/tally.ts';
import { type Text, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Caller } from '../../kit/bot.ts';
import { cut } from '../../kit/cut.ts';
import { gameName } from '../../kit/names.ts';
import type { Image } from '../../kit/payload.ts';
import { painted, privateLook } from '../picture.ts';
import { drawnNames, type Named } from '../pictures/drawn-names.ts';
import { curvesOf, daysOf } from './curves.ts';

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
