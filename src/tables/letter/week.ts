import { Temporal } from 'temporal-polyfill';

/** A week from its Monday to the next, in ms since 1970. */
interface Week {
  readonly from: number;
  readonly to: number;
}

/** On Mondays at this hour the letter comes. */
const HOUR = 9;

/** The week that ended last before a time, as the calendar of a zone has it. */
export function weekBefore(zone: string, at: number): Week {
  const monday = mondayOf(zone, at);
  return { from: startOf(monday.subtract({ weeks: 1 }), zone), to: startOf(monday, zone) };
}

/** When the next letter comes after a time: always later than that. */
export function nextLetter(zone: string, at: number): number {
  const monday = mondayOf(zone, at);
  const [here, next] = [monday, monday.add({ weeks: 1 })].map((day) => lettersAt(day, zone));
  return here !== undefined && here > at ? here : (next ?? at);
}

function mondayOf(zone: string, at: number): Temporal.PlainDate {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 });
}

function startOf(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime(zone).epochMilliseconds;
}

function lettersAt(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime({ timeZone: zone, plainTime: { hour: HOUR } }).epochMilliseconds;
}
