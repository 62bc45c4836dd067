import { setImmediate } from 'node:timers/promises';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { changeLeague } from '../../store/leagues/leagues.ts';
import { leaguesNaming, renameInLeague } from '../../store/leagues/people.ts';
import { type Deed, done } from '../deed.ts';
import type { House } from '../house.ts';
import { closed } from './closing.ts';
import { inLeague, isLive, type League, loadLeague } from './league.ts';
import { goFrom } from './leaving.ts';
import { tellLeague } from './telling.ts';

/** One that has not begun is now for the next who entered to begin; without anybody it is closed. Part of a deed. */
async function handOver(deed: Deed, league: League): Promise<void> {
  const { id, host } = league.record;
  const heir = league.people.find(({ person }) => person !== host);
  if (heir) await changeLeague(deed.store, id, { host: heir.person, hostName: heir.name });
  else await closed(deed, league);
}

/** What stands in the place of somebody in the leagues of a server. */
type AliasIn = (guild: string, language: Language) => { readonly person: string; readonly name: string };

/**
 * Somebody is in no league any more, and those that they were in name somebody else in their place. False where it failed
 * in one: the others are done all the same.
 */
export async function forgetInLeagues(house: House, person: string, aliasIn: AliasIn): Promise<boolean> {
  let isDone = true;
  for (const id of await leaguesNaming(house.store, person)) {
    await done(house, async (deed) => {
      const league = await loadLeague(deed, id);
      if (refused(league)) return;
      const one = isLive(league) ? inLeague(league, person) : undefined;
      if (one) await goFrom(house, deed, league, one);
      const { guild, language } = league.record;
      if (league.record.phase === 'entering' && league.record.host === person) await handOver(deed, league);
      await renameInLeague(deed.store, id, person, aliasIn(guild, language));
      if (isLive(league)) await tellLeague(deed, league.record);
    }).catch((error) => {
      house.trouble(error, 0);
      isDone = false;
    });
    await setImmediate();
  }
  return isDone;
}
