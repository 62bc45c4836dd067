import { type OwnHours, ownHours } from '../../store/hours.ts';
import { readersOf } from '../../store/readers.ts';
import type { House } from '../house.ts';
import { outsideQuiet } from '../time/ownTime.ts';

/** Person who gets a direct message, as far as its language depends on them. */
export interface AlertReader {
  readonly person: string;
  /** Language they chose; null for none. */
  readonly language: OwnHours['language'];
  /** Discord's locale as of what they did last; null if they never did anything. */
  readonly locale: string | null;
}

/** Returns the reader of an alert; null while they are away or in their quiet hours, when nothing disturbs them. */
export async function awakeReader({ store, now }: House, person: string): Promise<AlertReader | null> {
  const own = await ownHours(store, person);
  const at = now();
  if (outsideQuiet(at, own) !== at) return null;
  const known = (await readersOf(store, [person])).get(person);
  return { person, language: own.language, locale: known?.locale ?? null };
}
