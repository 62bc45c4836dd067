import type { Refusal } from '../../engine/refusal.ts';
import { clearDate, setDate } from '../../store/dates.ts';
import { keepServer, type Letter } from '../../store/servers.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { House } from '../house.ts';
import { nextLetter } from './week.ts';

/** From now on the letter of the week comes there; null for nowhere. */
export async function setLetter(
  house: House,
  by: Act,
  guild: string,
  letter: Letter | null,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async ({ store, at }) => {
    await keepServer(store, guild, { letter }, at);
    if (letter === null) await clearDate(store, 'letter', guild);
    else await setDate(store, { kind: 'letter', subject: guild, guild, at: nextLetter(letter.zone, at) });
    return true as const;
  });
}
