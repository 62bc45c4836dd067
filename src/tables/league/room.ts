import { holdServer } from '../../store/hold.ts';
import { wantedIn } from '../../store/leagues/matches.ts';
import { liveIn } from '../../store/live.ts';
import type { Store } from '../../store/open.ts';
import { serverOf } from '../../store/servers.ts';

/**
 * How many tables more the server can have, by what is set for it; those being opened count. At how many tables somebody may
 * sit does not hold for those of a league: nobody would move on who has all theirs elsewhere.
 */
export async function roomIn(store: Store, guild: string): Promise<number> {
  await holdServer(store, guild);
  const { tables } = await serverOf(store, guild);
  return tables - (await liveIn(store, guild)) - (await wantedIn(store, guild));
}
