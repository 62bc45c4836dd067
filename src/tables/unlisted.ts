import { unlisted } from '../store/own.ts';
import { turnOfLoop } from './breath.ts';
import type { House } from './house.ts';

/** So many are asked for before others have their turn on the event loop. */
const AT_ONCE = 200;

/** Those of however many people who do not want to be shown in lists. */
export async function unlistedAmong(
  { store }: Pick<House, 'store'>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>();
  for (let at = 0; at < people.length; at += AT_ONCE) {
    if (at > 0) await turnOfLoop();
    for (const person of await unlisted(store, people.slice(at, at + AT_ONCE))) hidden.add(person);
  }
  return hidden;
}
