import { getToday } from '../../app/settings/parse-away.ts';
import type { Language } from '../../engine/text.ts';
import type { Suggestion } from '../core/command.ts';
import type { InteractionContext } from '../core/context.ts';

/** Suggested durations of an absence. */
const SPANS = [
  [1, 'day'],
  [2, 'day'],
  [3, 'day'],
  [5, 'day'],
  [1, 'week'],
  [2, 'week'],
  [4, 'week'],
] as const;

/** Suggests days until which the player is away, counted from today in the player's zone: "in 3 days · Thursday, November 26". */
export function suggestAwayDays({
  bot,
  settings,
  language,
}: Pick<InteractionContext, 'bot' | 'settings' | 'language'>): readonly Suggestion[] {
  const today = getToday(settings.hours.zone, bot.app.now());
  return SPANS.map(([count, unit]) => {
    const day = today.add({ [`${unit}s`]: count });
    const far = new Intl.RelativeTimeFormat(language, { numeric: unit === 'day' ? 'auto' : 'always' });
    return {
      name: `${far.format(count, unit)} · ${formatDayName(String(day), settings.hours.zone, language)}`,
      value: String(day),
    };
  });
}

/** Formats a date such as "2026-11-26" as "Thursday, November 26", with " (UTC)" if there is no zone. */
export function formatDayName(day: string, zone: string | null, language: Language): string {
  const names = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const named = new Intl.DateTimeFormat(language, names).format(Date.parse(day));
  return zone === null ? `${named} (UTC)` : named;
}
