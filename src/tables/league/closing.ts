import { type Refusal, refused } from '../../engine/refusal.ts';
import { clearDate } from '../../store/dates.ts';
import { allLiveLeagues, changeLeague, liveLeague } from '../../store/leagues/leagues.ts';
import { keepMatch } from '../../store/leagues/matches.ts';
import type { Act, Repeated } from '../act.ts';
import { type Deed, done } from '../deed.ts';
import { type House, partOf } from '../house.ts';
import { begunOrOver, onceIn, organiserOnly } from './entering.ts';
import { isLive, type League, leagueGames, loadLeague } from './league.ts';
import { logLeague } from './open.ts';
import { dropStarter } from './pairings.ts';
import { tellLeague } from './telling.ts';

/** Ends a league before its end; what is being played goes on. */
export async function closeLeague(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  return await onceIn<true>(house, by, id, async (deed, league) => {
    const objection = organiserOnly(league, by) ?? (isLive(league) ? null : begunOrOver(league));
    if (objection) return objection;
    await closed(deed, league);
    await logLeague(deed, by, league.record, 'Closed');
    await tellLeague(deed, league.record);
    return true;
  });
}

/** No table of it is opened any more. Part of a deed. */
export async function closed(
  deed: Deed,
  { record, matches }: Pick<League, 'record' | 'matches'>,
): Promise<void> {
  await changeLeague(deed.store, record.id, { phase: 'closed', endedAt: deed.at, crowded: false });
  await clearDate(deed.store, 'league', String(record.id));
  for (const match of matches) {
    if (match.state !== 'wanted') continue;
    await keepMatch(deed.store, { ...match, state: 'waiting' });
    await dropStarter(deed, record, match);
  }
}

/** Its game is not here any more, or not for two: no table of it can be opened. */
export function isGameGone({ games }: Pick<House, 'games'>, { record }: Pick<League, 'record'>): boolean {
  return !leagueGames(games).some(({ id }) => id === record.game);
}

/** After a start: leagues whose game is not here any more come to their end. */
export async function closeGone(house: House): Promise<void> {
  for (const record of await allLiveLeagues(house.store, partOf(house)))
    if (isGameGone(house, { record }))
      await done(house, async (deed) => {
        const league = await loadLeague(deed, record.id);
        if (refused(league) || !isLive(league)) return;
        await closed(deed, league);
        await tellLeague(deed, record);
      });
}

/** Its channel is no longer there, and nobody has to be told. */
export async function abandonLeague(house: House, channel: string): Promise<void> {
  await done(house, async (deed) => {
    const found = await liveLeague(deed.store, channel);
    const league = found && (await loadLeague(deed, found.id));
    if (league && !refused(league)) await closed(deed, league);
  });
}
