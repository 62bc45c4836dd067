import { searchable } from '../../engine/typed.ts';
import { RENAMED, ZONE_NAMES } from './zoneNames.ts';

/** Every time zone that is offered, the common ones first. */
export const ZONES: readonly string[] = [
  ...new Set([
    ...Object.keys(ZONE_NAMES),
    ...Intl.supportedValuesOf('timeZone').map((zone) => RENAMED[zone] ?? zone),
  ]),
];

/** As names are compared: "New York" is "new_york". */
export function plain(name: string): string {
  return searchable(name).replaceAll(/\s+/g, '_');
}

/** All that a zone is called: "asia/seoul", "seoul", "서울", "kst". */
export function namesOf(zone: string): readonly string[] {
  const city = zone.slice(zone.lastIndexOf('/') + 1);
  return [zone, city, ...(ZONE_NAMES[zone] ?? [])].map(plain);
}

/** The zones in whose names this stands, those first that begin with it; the common ones where nothing was typed. */
export function zonesLike(typed: string): readonly string[] {
  const wanted = plain(typed);
  if (wanted === '') return Object.keys(ZONE_NAMES);
  const begins = ZONES.filter((zone) => namesOf(zone).some((name) => name.startsWith(wanted)));
  const has = ZONES.filter((zone) => namesOf(zone).some((name) => name.includes(wanted)));
  return [...new Set([...begins, ...has])];
}
