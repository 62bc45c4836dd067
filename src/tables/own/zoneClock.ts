import { Temporal } from 'temporal-polyfill';

/** What the clocks of a zone show. */
interface ZoneClock {
  /** How far ahead of UTC they are: "UTC+5:30", "UTC". */
  readonly ahead: string;
  /** Hours and minutes: "20:05". */
  readonly time: string;
}

/** What the clocks of a zone show at a time in ms since 1970. */
export function clockIn(zone: string, at: number): ZoneClock {
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const minutes = Math.round(there.offsetNanoseconds / 60e9);
  const ahead = minutes === 0 ? '' : `${minutes < 0 ? '-' : '+'}${hourText(Math.abs(minutes))}`;
  return { ahead: `UTC${ahead}`, time: clockText(there.hour * 60 + there.minute) };
}

/** Minutes of a day as a clock shows them: 435 is "7:15". */
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Whole hours are told without minutes. */
function hourText(minutes: number): string {
  return minutes % 60 === 0 ? String(minutes / 60) : clockText(minutes);
}
