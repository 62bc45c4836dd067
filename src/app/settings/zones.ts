import { Temporal } from 'temporal-polyfill';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { normaliseSearch, normaliseTyped } from '../../engine/typed-text.ts';

/** Zones to choose from by local time, from west to east. Other people type a city. */
export const COMMON_ZONES: readonly string[] = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Seoul',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** Clock of a zone. */
interface ZoneClock {
  /** Offset from UTC: "UTC+5:30", "UTC". */
  readonly ahead: string;
  /** Hours and minutes: "20:05". */
  readonly time: string;
}

/** Returns the clock of a zone at a time in ms since 1970. */
export function getZoneClock(zone: string, at: number): ZoneClock {
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const minutes = Math.round(there.offsetNanoseconds / 60e9);
  const ahead = minutes === 0 ? '' : `${minutes < 0 ? '-' : '+'}${formatHours(Math.abs(minutes))}`;
  return { ahead: `UTC${ahead}`, time: formatClock(there.hour * 60 + there.minute) };
}

/** Formats minutes of a day as a clock time: 435 is "7:15". */
export function formatClock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Formats an offset, without minutes if they are 0. */
function formatHours(minutes: number): string {
  return minutes % 60 === 0 ? String(minutes / 60) : formatClock(minutes);
}

/** Additional names of the common zones, in the order in which they are offered. */
export const ZONE_NAMES: Readonly<Record<string, readonly string[]>> = {
  UTC: ['gmt', 'z', 'etc/utc'],
  'Asia/Seoul': ['서울', '부산', '한국', 'kst', 'korea'],
  'Asia/Tokyo': ['도쿄', '오사카', '일본', 'jst', 'japan'],
  'Asia/Shanghai': ['상하이', '베이징', '중국', 'beijing', 'china'],
  'Asia/Taipei': ['타이베이', '대만', 'taiwan'],
  'Asia/Hong_Kong': ['홍콩'],
  'Asia/Singapore': ['싱가포르'],
  'Asia/Bangkok': ['방콕', '태국', 'thailand'],
  'Asia/Ho_Chi_Minh': ['호찌민', '하노이', '베트남', 'hanoi', 'vietnam'],
  'Asia/Kolkata': ['뭄바이', '델리', '인도', 'india', 'mumbai', 'delhi', 'ist'],
  'Asia/Dubai': ['두바이'],
  'Australia/Sydney': ['시드니', '호주', 'aest', 'canberra'],
  'Pacific/Auckland': ['오클랜드', '뉴질랜드', 'new zealand', 'nzst'],
  'Europe/London': ['런던', '영국', 'bst', 'england', 'uk'],
  'Europe/Paris': ['파리', '프랑스', 'france'],
  'Europe/Berlin': ['베를린', '독일', 'cet', 'cest', 'germany', 'munich', 'hamburg'],
  'Europe/Madrid': ['마드리드', '스페인', 'spain', 'barcelona'],
  'Europe/Rome': ['로마', '이탈리아', 'italy', 'milan'],
  'Europe/Kyiv': ['키이우', '우크라이나', 'ukraine', 'kiev'],
  'America/New_York': ['뉴욕', '워싱턴', 'est', 'edt', 'eastern', 'boston', 'washington', 'miami'],
  'America/Chicago': ['시카고', 'cst', 'cdt', 'central', 'houston', 'dallas'],
  'America/Denver': ['덴버', 'mst', 'mdt', 'mountain'],
  'America/Los_Angeles': ['로스앤젤레스', '시애틀', 'pst', 'pdt', 'pacific', 'seattle', 'san francisco'],
  'America/Vancouver': ['밴쿠버'],
  'America/Sao_Paulo': ['상파울루', '브라질', 'brazil', 'rio'],
};

/** Current names of zones for which runtimes still have the old ones. */
export const RENAMED_ZONES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Europe/Kiev': 'Europe/Kyiv',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
};

/** Parses a time zone: "Asia/Seoul", "seoul", "kst", "utc+9". Refuses an unknown one and suggests similar names. */
export function parseZone(wish: string): string | Refusal {
  return (
    findNamedZone(normaliseZone(wish)) ??
    parseOffset(normaliseZone(wish)) ??
    resolveKnownZone(normaliseTyped(wish)) ??
    findOnlyZone(wish) ??
    refuseUnknownZone(wish)
  );
}

function findNamedZone(wish: string): string | undefined {
  return ZONES.find((zone) => getZoneNames(zone).includes(wish));
}

/** Parses a fixed offset such as "+9" or "utc-3:30"; at most 14 hours. */
function parseOffset(wish: string): string | undefined {
  const [, sign, hours, minutes = '00'] =
    /^(?:(?:utc|gmt)_?)?([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(wish) ?? [];
  if (hours === undefined || Number(hours) > 14) return undefined;
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

/** Returns a zone the runtime knows beyond the list, such as "US/Pacific". */
function resolveKnownZone(wish: string): string | undefined {
  if (!/^[a-z]/i.test(wish)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(wish).timeZoneId;
  } catch {
    return undefined;
  }
}

/** Returns the only zone whose name contains the text. */
function findOnlyZone(wish: string): string | undefined {
  const like = normaliseZone(wish) === '' ? [] : findZones(wish);
  return like.length === 1 ? like[0] : undefined;
}

function refuseUnknownZone(wish: string): Refusal {
  const near = findNearestZones(normaliseZone(wish));
  return new Refusal(
    near.length === 0 ? text('bot:refuse.noSuchZone') : text('bot:refuse.noSuchZoneNear', { near }),
  );
}

/** Maximum number of suggestions, and maximum number of letters by which they differ. */
const MAX_SUGGESTIONS = 3;
const MAX_EDIT_DISTANCE = 2;

function findNearestZones(wish: string): readonly string[] {
  if (wish.length <= MAX_EDIT_DISTANCE) return [];
  const like = findZones(wish);
  if (like.length > 0) return like.slice(0, MAX_SUGGESTIONS);
  const far = (zone: string) => Math.min(...getZoneNames(zone).map((name) => getEditDistance(wish, name)));
  const near = ZONES.map((zone) => ({ zone, far: far(zone) })).filter((one) => one.far <= MAX_EDIT_DISTANCE);
  return near
    .sort((one, other) => one.far - other.far)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ zone }) => zone);
}

/** Returns the edit distance of two words: insertions, deletions and changes of letters. */
function getEditDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > MAX_EDIT_DISTANCE) return MAX_EDIT_DISTANCE + 1;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) row = computeNextRow(row, at, letter, to);
  return row[to.length] as number;
}

function computeNextRow(above: readonly number[], at: number, letter: string, to: string): number[] {
  const row = [at + 1];
  for (let column = 0; column < to.length; column++) {
    const changed = (above[column] as number) + (to[column] === letter ? 0 : 1);
    row.push(Math.min(changed, (above[column + 1] as number) + 1, (row[column] as number) + 1));
  }
  return row;
}

/** All time zones offered, the common ones first. */
export const ZONES: readonly string[] = [
  ...new Set([
    ...Object.keys(ZONE_NAMES),
    ...Intl.supportedValuesOf('timeZone').map((zone) => RENAMED_ZONES[zone] ?? zone),
  ]),
];

/** Normalises a zone name for comparison: "New York" becomes "new_york". */
export function normaliseZone(name: string): string {
  return normaliseSearch(name).replaceAll(/\s+/g, '_');
}

/** Returns all names of a zone: "asia/seoul", "seoul", "서울", "kst". */
export function getZoneNames(zone: string): readonly string[] {
  const city = zone.slice(zone.lastIndexOf('/') + 1);
  return [zone, city, ...(ZONE_NAMES[zone] ?? [])].map(normaliseZone);
}

/** Returns the zones whose names contain the text, first those that begin with it; the common ones for an empty text. */
export function findZones(typed: string): readonly string[] {
  const wanted = normaliseZone(typed);
  if (wanted === '') return Object.keys(ZONE_NAMES);
  const begins = ZONES.filter((zone) => getZoneNames(zone).some((name) => name.startsWith(wanted)));
  const has = ZONES.filter((zone) => getZoneNames(zone).some((name) => name.includes(wanted)));
  return [...new Set([...begins, ...has])];
}
