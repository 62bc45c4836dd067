import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { dateOf } from '../../store/dates.ts';
import { holdServer } from '../../store/hold.ts';
import { serverOf } from '../../store/servers.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { House } from '../house.ts';
import { changeSettings } from '../server/log.ts';
import { allKnown } from './known.ts';
import { pose, type Where } from './posing.ts';

/**
 * A puzzle a day for a server, in that channel: the first one at once, unless one is open there or comes in a moment. Refused where there are none.
 */
export async function switchOn(house: House, by: Act, where: Where): Promise<true | Refusal | Repeated> {
  const { guild, channel } = where;
  return await once(house, by, async (deed) => {
    await holdServer(deed.store, guild);
    if (allKnown(house).length === 0) return new Refusal(text('bot:puzzle.none'));
    await changeSettings(deed, by, guild, { puzzles: channel });
    const { language } = await serverOf(deed.store, guild);
    const comes = await dateOf(deed.store, 'puzzle', guild);
    if (comes === null) await pose(house, deed, { ...where, language: language ?? where.language });
    return true as const;
  });
}

/** No more puzzles for a server; the answer of the one that is open still comes. */
export async function switchOff(house: House, by: Act, guild: string): Promise<true | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    await changeSettings(deed, by, guild, { puzzles: null });
    return true as const;
  });
}
