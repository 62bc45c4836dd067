import { getToday, isOff } from '../../app/settings/parse-away.ts';
import { parseDay } from '../../app/settings/parse-day.ts';
import { formatSpan, listQuietReadings, parseQuiet } from '../../app/settings/parse-quiet.ts';
import { findZones, formatClock, getZoneClock, parseZone } from '../../app/settings/zones.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Suggestion } from '../core/command.ts';
import type { AutocompleteContext } from '../core/context.ts';
import { formatDayName, suggestAwayDays } from './away-offers.ts';

/** Maximum number of autocomplete suggestions. */
const MAX_SETTING_SUGGESTIONS = 25;

/** Suggests values for a setting: the readings of the typed text, or common values if it cannot be read. */
export function suggestSettings(ctx: AutocompleteContext): readonly Suggestion[] {
  const { name, value } = ctx.interaction.options.getFocused(true);
  const offers = SUGGESTIONS_BY_OPTION.get(name)?.(ctx, value) ?? [];
  return offers.slice(0, MAX_SETTING_SUGGESTIONS);
}

const SUGGESTIONS_BY_OPTION = new Map<
  string,
  (ctx: AutocompleteContext, typed: string) => readonly Suggestion[]
>([
  ['zone', suggestZones],
  ['quiet', suggestQuietHours],
  ['away', suggestTypedAwayDays],
]);

/** Suggests zones, as "Asia/Seoul · UTC+9 · 20:05". Offers to remove the zone if the player has one. */
function suggestZones(ctx: AutocompleteContext, typed: string): readonly Suggestion[] {
  const { settings, language } = ctx;
  const ends = settings.hours.zone !== null && (typed.trim() === '' || isOff(typed));
  const none = { name: translate(language, text('bot:me.endZone'), () => ''), value: 'off' };
  const named = isOff(typed) ? [] : suggestNamedZones(ctx, typed);
  return ends ? [none, ...named] : named;
}

function suggestNamedZones({ bot }: AutocompleteContext, typed: string): readonly Suggestion[] {
  const read = parseZone(typed);
  const like = [...new Set([...(refused(read) ? [] : [read]), ...findZones(typed)])];
  return like.slice(0, MAX_SETTING_SUGGESTIONS).map((zone) => {
    const { ahead, time } = getZoneClock(zone, bot.app.now());
    return { name: `${zone} · ${ahead} · ${time}`, value: zone };
  });
}

const COMMON_QUIET_HOURS = ['22-8', '23-7', '0-8', '21-9'];

/** Suggests quiet hours, as "22:00 – 8:00"; both readings if the typed text is ambiguous. */
function suggestQuietHours(_: AutocompleteContext, typed: string): readonly Suggestion[] {
  if (isOff(typed)) return [];
  const meant = listQuietReadings(typed).filter((hours) => !refused(parseQuiet(formatSpan(hours))));
  const hours = meant.length > 0 ? meant : COMMON_QUIET_HOURS.flatMap(listQuietReadings);
  return hours.map(({ from, to }) => ({
    name: `${formatClock(from)} – ${formatClock(to)}`,
    value: formatSpan({ from, to }),
  }));
}

function suggestTypedAwayDays(ctx: AutocompleteContext, typed: string): readonly Suggestion[] {
  const { bot, settings, language } = ctx;
  const days = parseDay(typed, getToday(settings.hours.zone, bot.app.now()), language).map(String);
  if (days.length === 0) return suggestAwayDays(ctx);
  return days.map((day) => ({ name: formatDayName(day, settings.hours.zone, language), value: day }));
}
