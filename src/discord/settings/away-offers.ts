import { getToday } from '../../app/settings/parse-away.ts';
import type { Language } from '../../engine/text.ts';
import type { Suggestion } from '../core/command.ts';
import type { InteractionContext } from '../core/context.ts';

/** In how many days or weeks somebody may come back. */
const SPANS = [
  [1, 'day'],
  [2, 'day'],
  [3, 'day'],
  [5, 'day'],
  [1, 'week'],
  [2, 'week'],
  [4, 'week'],
] as const;

/** Until when somebody may be away, from their today on: "in 3 days · Thursday, November 26", by its date. */
export function suggestAwayDays({
  bot,
  own,
  language,
}: Pick<InteractionContext, 'bot' | 'own' | 'language'>): readonly Suggestion[] {
  const today = getToday(own.hours.zone, bot.app.now());
  return SPANS.map(([count, unit]) => {
    const day = today.add({ [`${unit}s`]: count });
    const far = new Intl.RelativeTimeFormat(language, { numeric: unit === 'day' ? 'auto' : 'always' });
    return {
      name: `${far.format(count, unit)} · ${formatDayName(String(day), own.hours.zone, language)}`,
      value: String(day),
    };
  });
}

/** A day of a zone as a calendar names it, from "2026-11-26": "Thursday, November 26", "Thursday, November 26 (UTC)" without a zone. */
export function formatDayName(day: string, zone: string | null, language: Language): string {
  const names = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const named = new Intl.DateTimeFormat(language, names).format(Date.parse(day));
  return zone === null ? `${named} (UTC)` : named;
}
