import type { Refusal } from '../../engine/refusal.ts';
import { clearDate, dateOf, setDate } from '../../store/dates.ts';
import type { Store } from '../../store/open.ts';
import type { Letter } from '../../store/servers.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { House } from '../house.ts';
import { changeSettings } from '../server/log.ts';
import { SAME_WEEK } from './subject.ts';
import { nextLetter } from './week.ts';

/** From now on the letter of the week comes there; null for nowhere. */
export async function setLetter(
  house: House,
  by: Act,
  guild: string,
  letter: Letter | null,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const { store, at } = deed;
    await changeSettings(deed, by, guild, { letter });
    if (letter === null) await clearDate(store, 'letter', guild);
    else
      await setDate(store, {
        kind: 'letter',
        subject: guild,
        guild,
        at: await nextDate(store, guild, letter, at),
      });
    return true as const;
  });
}

/** One that was to come this week by another zone still comes then, where this zone's has been due already. */
async function nextDate(store: Store, guild: string, { zone }: Letter, at: number): Promise<number> {
  const [next, before] = [nextLetter(zone, at), await dateOf(store, 'letter', guild)];
  return before !== null && next - before > SAME_WEEK ? before : next;
}
