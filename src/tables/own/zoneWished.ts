import { Temporal } from 'temporal-polyfill';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { normaliseTyped } from '../../engine/typed.ts';
import { namesOf, plain, ZONES, zonesLike } from './zones.ts';

/** The time zone that somebody names: "Asia/Seoul", "seoul", "kst", "utc+9". One that does not exist is refused, with those near it. */
export function zoneWished(wish: string): string | Refusal {
  return (
    named(plain(wish)) ?? ahead(plain(wish)) ?? known(normaliseTyped(wish)) ?? only(wish) ?? noSuchZone(wish)
  );
}

function named(wish: string): string | undefined {
  return ZONES.find((zone) => namesOf(zone).includes(wish));
}

/** "+9", "utc-3:30": a zone that is always so far ahead, which ends at 14 hours. */
function ahead(wish: string): string | undefined {
  const [, sign, hours, minutes = '00'] =
    /^(?:(?:utc|gmt)_?)?([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(wish) ?? [];
  if (hours === undefined || Number(hours) > 14) return undefined;
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

/** What the machine knows beside the list: "US/Pacific". */
function known(wish: string): string | undefined {
  if (!/^[a-z]/i.test(wish)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(wish).timeZoneId;
  } catch {
    return undefined;
  }
}

/** The only one whose name has that. */
function only(wish: string): string | undefined {
  const like = plain(wish) === '' ? [] : zonesLike(wish);
  return like.length === 1 ? like[0] : undefined;
}

function noSuchZone(wish: string): Refusal {
  const near = nearest(plain(wish));
  return new Refusal(
    near.length === 0 ? text('bot:refuse.noSuchZone') : text('bot:refuse.noSuchZoneNear', { near }),
  );
}

/** So many are named, and differ by so many letters at most. */
const MOST = 3;
const LETTERS = 2;

function nearest(wish: string): readonly string[] {
  if (wish.length <= LETTERS) return [];
  const like = zonesLike(wish);
  if (like.length > 0) return like.slice(0, MOST);
  const far = (zone: string) => Math.min(...namesOf(zone).map((name) => distance(wish, name)));
  const near = ZONES.map((zone) => ({ zone, far: far(zone) })).filter((one) => one.far <= LETTERS);
  return near
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST)
    .map(({ zone }) => zone);
}

/** How many letters have to be put in, left out or changed to come from one word to the other. */
function distance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > LETTERS) return LETTERS + 1;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) row = nextRow(row, at, letter, to);
  return row[to.length] as number;
}

function nextRow(above: readonly number[], at: number, letter: string, to: string): number[] {
  const row = [at + 1];
  for (let column = 0; column < to.length; column++) {
    const changed = (above[column] as number) + (to[column] === letter ? 0 : 1);
    row.push(Math.min(changed, (above[column + 1] as number) + 1, (row[column] as number) + 1));
  }
  return row;
}
