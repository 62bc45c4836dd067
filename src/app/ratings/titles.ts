import { computePodium } from '../../stats/leagues/podium.ts';
import { loadEndedLeagues } from '../../store/leagues/leagues.ts';
import { isForgotten } from '../core/alias.ts';
import type { AppContext } from '../core/context.ts';
import { findDrawnPerson, type LeagueRecord, loadLeagueDetails } from '../leagues/league.ts';
import { filterUnlistedPeople } from './leaderboard.ts';

/** Person with an honour. */
export interface HonouredPerson {
  readonly person: string;
  readonly name: string;
}

/** Winner of a league or a cup. */
export interface Title extends HonouredPerson {
  readonly league: LeagueRecord;
}

/** Number of the newest leagues and cups that are read. */
const MAX_LEAGUES = 6;

/** Returns the winners of a server's newest leagues and cups, without unlisted and forgotten people, the newest first. */
export async function loadTitles(ctx: Pick<AppContext, 'store'>, guild: string): Promise<readonly Title[]> {
  const titles: Title[] = [];
  for (const record of await loadEndedLeagues(ctx.store, guild, MAX_LEAGUES)) {
    const league = await loadLeagueDetails(ctx.store, record);
    const [first] = computePodium(record.kind, league.people.length, league.matches);
    const winner = first && findDrawnPerson(league, first.drawNumber);
    if (winner && !isForgotten(winner.person))
      titles.push({ person: winner.person, name: winner.name, league: record });
  }
  const hidden = await filterUnlistedPeople(
    ctx,
    titles.map(({ person }) => person),
  );
  return titles.filter(({ person }) => !hidden.has(person));
}
