import { type Refusal, refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { keepHours, type OwnHours, ownHours } from '../../store/hours.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { House } from '../house.ts';
import { hoursWished, type OwnWish } from './hoursWished.ts';
import { keepPace } from './keepPace.ts';

/**
 * Changes a part of somebody's hours, all that they wish or nothing, and whatever hangs on them at their tables. Days are read
 * in the language of the reader.
 */
export async function setOwnHours(
  house: House,
  by: Act,
  wish: OwnWish,
  reader?: Language,
): Promise<OwnHours | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const before = await ownHours(deed.store, by.person);
    const after = hoursWished(before, wish, deed.at, reader);
    if (refused(after)) return after;
    await keepHours(deed.store, by.person, after, deed.at);
    await keepPace(house, deed, { person: by.person, before, after });
    return after;
  });
}
