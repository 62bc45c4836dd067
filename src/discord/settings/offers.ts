import { isOff, todayIn } from '../../app/settings/parse-away.ts';
import { dayRead } from '../../app/settings/parse-day.ts';
import { quietReadings, quietWished, spanText } from '../../app/settings/parse-quiet.ts';
import { clockIn, clockText, zonesLike, zoneWished } from '../../app/settings/zones.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Offer } from '../core/command.ts';
import type { Typist } from '../core/context.ts';
import { awayOffers, dayName } from './away-offers.ts';

/** What an autocomplete holds. */
const MOST = 25;

/** What is offered to who is typing a part of their settings: as it is understood where it can be, else what is common. */
export function wishOffers(typist: Typist): readonly Offer[] {
  const { name, value } = typist.asked.options.getFocused(true);
  const offers = OFFERS.get(name)?.(typist, value) ?? [];
  return offers.slice(0, MOST);
}

const OFFERS = new Map<string, (typist: Typist, typed: string) => readonly Offer[]>([
  ['zone', zones],
  ['quiet', quiet],
  ['away', away],
]);

/** "Asia/Seoul · UTC+9 · 20:05", and none at all for who has one. */
function zones(typist: Typist, typed: string): readonly Offer[] {
  const { own, language } = typist;
  const ends = own.hours.zone !== null && (typed.trim() === '' || isOff(typed));
  const none = { name: say(language, text('bot:me.endZone'), () => ''), value: 'off' };
  const named = isOff(typed) ? [] : zonesNamed(typist, typed);
  return ends ? [none, ...named] : named;
}

function zonesNamed({ bot }: Typist, typed: string): readonly Offer[] {
  const read = zoneWished(typed);
  const like = [...new Set([...(refused(read) ? [] : [read]), ...zonesLike(typed)])];
  return like.slice(0, MOST).map((zone) => {
    const { ahead, time } = clockIn(zone, bot.house.now());
    return { name: `${zone} · ${ahead} · ${time}`, value: zone };
  });
}

const NIGHTS = ['22-8', '23-7', '0-8', '21-9'];

/** "22:00 – 8:00", in both ways where it can be meant in two. */
function quiet(_: Typist, typed: string): readonly Offer[] {
  if (isOff(typed)) return [];
  const meant = quietReadings(typed).filter((hours) => !refused(quietWished(spanText(hours))));
  const hours = meant.length > 0 ? meant : NIGHTS.flatMap(quietReadings);
  return hours.map(({ from, to }) => ({
    name: `${clockText(from)} – ${clockText(to)}`,
    value: spanText({ from, to }),
  }));
}

function away(typist: Typist, typed: string): readonly Offer[] {
  const { bot, own, language } = typist;
  const days = dayRead(typed, todayIn(own.hours.zone, bot.house.now()), language).map(String);
  if (days.length === 0) return awayOffers(typist);
  return days.map((day) => ({ name: dayName(day, own.hours.zone, language), value: day }));
}
