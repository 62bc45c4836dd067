import { COMMON_ZONES, clockIn } from '../../app/settings/zones.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { menuRow } from '../core/rows.ts';

/** Asks a player what time it is where they are: a menu of zones by their clocks, that of their language first. */
export function zoneMessage({ bot, own, language }: Caller): Payload {
  const now = bot.house.now();
  const first = language === 'ko' ? COMMON_ZONES.filter((zone) => zone === 'Asia/Seoul') : [];
  const zones = [...new Set([...first, ...COMMON_ZONES])];
  const menu = menuRow({
    id: ['my-zone-pick', 0],
    placeholder: say(language, text('bot:me.pickZone'), () => ''),
    options: zones.map((zone) => ({
      label: `${clockIn(zone, now).time} · ${cityOf(zone)}`,
      value: zone,
      description: clockIn(zone, now).ahead,
      chosen: zone === own.hours.zone,
    })),
  });
  return { content: say(language, text('bot:me.askZone'), () => ''), rows: [menu] };
}

/** "America/New_York": New York. */
function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
