import type { StandingPoint, StandingView } from '../../../../render/scenes/standing/types.ts';
import type { RatingThen } from '../../../app/ratings/person-standing.ts';
import { START } from '../../../clubs/rating.ts';
import type { Language } from '../../../engine/text.ts';

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
