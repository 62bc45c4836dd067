import { COMMON_ZONES, getZoneClock } from '../../app/settings/zones.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { createMenuRow } from '../core/rows.ts';

/** Asks the player for the local time: a menu of zones by their clocks, the one of the player's language first. */
export function createZoneMessage({ bot, settings, language }: InteractionContext): Payload {
  const now = bot.app.now();
  const first = language === 'ko' ? COMMON_ZONES.filter((zone) => zone === 'Asia/Seoul') : [];
  const zones = [...new Set([...first, ...COMMON_ZONES])];
  const menu = createMenuRow({
    id: ['my-zone-pick', 0],
    placeholder: translate(language, text('bot:me.pickZone'), () => ''),
    options: zones.map((zone) => ({
      label: `${getZoneClock(zone, now).time} · ${getCity(zone)}`,
      value: zone,
      description: getZoneClock(zone, now).ahead,
      chosen: zone === settings.hours.zone,
    })),
  });
  return { content: translate(language, text('bot:me.askZone'), () => ''), rows: [menu] };
}

/** Returns the city of a zone: "America/New_York" becomes "New York". */
function getCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
