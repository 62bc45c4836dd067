import type { House } from '../house.ts';

/** What is done to servers now, in each house, by their ids. */
const underWay = new WeakMap<House['store'], Map<string, Promise<void>>>();

/** Does it when all that was to be done to that server before is done: of two that take long the later one has the last word. */
export async function inOrder(
  { store }: Pick<House, 'store'>,
  guild: string,
  work: () => Promise<void>,
): Promise<void> {
  const doing = underWay.get(store) ?? new Map<string, Promise<void>>();
  underWay.set(store, doing);
  const mine = (doing.get(guild) ?? Promise.resolve()).catch(() => {}).then(work);
  doing.set(guild, mine);
  await mine.finally(() => {
    if (doing.get(guild) === mine) doing.delete(guild);
  });
}
