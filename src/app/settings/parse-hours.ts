import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import type { ReminderWay } from '../../store/people-schema.ts';
import type { TimeSettings } from '../../store/user-settings.ts';
import { isOff, parseAway } from './parse-away.ts';
import { parseQuiet } from './parse-quiet.ts';
import { parseZone } from './zones.ts';

/** Possible ways of reminding a person. */
export const REMINDER_WAYS: readonly ReminderWay[] = ['here', 'dm', 'none'];

/** Time settings as a person writes them: zone, quiet hours and absence; absent fields stay unchanged. */
export interface HoursInput {
  readonly zone?: string;
  readonly quiet?: string;
  readonly away?: string;
  readonly reminders?: ReminderWay;
  /** Chosen language; null for that of the person's Discord client. */
  readonly language?: Language | null;
}

function parseZoneOrNone(wish: string): string | null | Refusal {
  return isOff(wish) ? null : parseZone(wish);
}

/** Parses new time settings at a time in ms since 1970: returns all of them, or a refusal. */
export function parseHours(
  timeSettings: TimeSettings,
  wish: HoursInput,
  at: number,
  reader: Language = timeSettings.language ?? 'en',
): TimeSettings | Refusal {
  const zone = wish.zone === undefined ? timeSettings.zone : parseZoneOrNone(wish.zone);
  if (refused(zone)) return zone;
  const quiet = wish.quiet === undefined ? timeSettings.quiet : parseQuiet(wish.quiet);
  if (refused(quiet)) return quiet;
  if (quiet !== null && zone === null)
    return new Refusal(
      text(wish.quiet === undefined ? 'bot:refuse.zoneForQuiet' : 'bot:refuse.quietNeedsZone'),
    );
  const away =
    wish.away === undefined ? timeSettings.away : parseAway(wish.away, { ...timeSettings, zone }, at, reader);
  if (refused(away)) return away;
  const { reminders = timeSettings.reminders, language = timeSettings.language } = wish;
  return { zone, quiet, away, reminders, language };
}
