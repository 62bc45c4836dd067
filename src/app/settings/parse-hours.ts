import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import type { ReminderWay } from '../../store/people-schema.ts';
import type { TimeSettings } from '../../store/time-settings.ts';
import { isOff, parseAway } from './parse-away.ts';
import { parseQuiet } from './parse-quiet.ts';
import { parseZone } from './zones.ts';

/** Where somebody can be reminded. */
export const REMINDER_WAYS: readonly ReminderWay[] = ['here', 'dm', 'none'];

/** What somebody wants of their own time, zone, quiet hours and absence as they write them; what is left out stays. */
export interface HoursInput {
  readonly zone?: string;
  readonly quiet?: string;
  readonly away?: string;
  readonly reminders?: ReminderWay;
  /** Null for that of their Discord. */
  readonly language?: Language | null;
}

function parseZoneOrNone(wish: string): string | null | Refusal {
  return isOff(wish) ? null : parseZone(wish);
}

/** Their hours as they wish them at a time in ms since 1970: all of it, or the reason why not. */
export function parseHours(
  own: TimeSettings,
  wish: HoursInput,
  at: number,
  reader: Language = own.language ?? 'en',
): TimeSettings | Refusal {
  const zone = wish.zone === undefined ? own.zone : parseZoneOrNone(wish.zone);
  if (refused(zone)) return zone;
  const quiet = wish.quiet === undefined ? own.quiet : parseQuiet(wish.quiet);
  if (refused(quiet)) return quiet;
  if (quiet !== null && zone === null)
    return new Refusal(
      text(wish.quiet === undefined ? 'bot:refuse.zoneForQuiet' : 'bot:refuse.quietNeedsZone'),
    );
  const away = wish.away === undefined ? own.away : parseAway(wish.away, { ...own, zone }, at, reader);
  if (refused(away)) return away;
  const { reminders = own.reminders, language = own.language } = wish;
  return { zone, quiet, away, reminders, language };
}
