import { guildsNoticed, reachNotices, untoldNoticesOf } from '../../store/notices.ts';
import type { House } from '../house.ts';
import { inOrder } from '../server/inOrder.ts';

/** What was to be told in a server, at no table, is told when the bot is back. Part of what is done there in order. */
export async function reachNoticesOf(house: House, guild: string, isIn: boolean): Promise<void> {
  const { store, now, notice } = house;
  await reachNotices(store, guild, isIn ? null : now());
  if (isIn) for (const id of await untoldNoticesOf(store, guild)) notice(id);
}

/** The same for every server that it is not so in. `isIn`: null where it is not known here. */
export async function reachAllNotices(house: House, isIn: (guild: string) => boolean | null): Promise<void> {
  for await (const { guild, count, gone } of guildsNoticed(house.store))
    await inOrder(house, guild, async () => {
      const isThere = isIn(guild);
      if (isThere !== null && gone !== (isThere ? 0 : count)) await reachNoticesOf(house, guild, isThere);
    });
}
