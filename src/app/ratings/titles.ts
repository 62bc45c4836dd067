import { computePodium } from '../../stats/leagues/podium.ts';
import { loadEndedLeagues } from '../../store/leagues/leagues.ts';
import type { AppContext } from '../core/context.ts';
import { isForgotten } from '../core/names.ts';
import { yieldToEventLoop } from '../core/yield-to-event-loop.ts';
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

/** Number of the newest leagues and cups that are read: of a server, and of a person. */
const MAX_LEAGUES = 6;
const MAX_OWN_LEAGUES = 60;

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

/** Numbers of a person's medals in leagues and cups: gold, silver and bronze. */
export type Medals = readonly [gold: number, silver: number, bronze: number];

/** Counts the medals of a person in the newest leagues and cups of a server, of one game if given. Yields to the event loop while reading. */
export async function countMedals(
  { store }: Pick<AppContext, 'store'>,
  {
    guild,
    person,
    game,
  }: { readonly guild: string; readonly person: string; readonly game?: string | undefined },
): Promise<Medals> {
  const places: number[] = [];
  for (const record of await loadEndedLeagues(store, guild, MAX_OWN_LEAGUES, person)) {
    if (game !== undefined && record.game !== game) continue;
    const league = await loadLeagueDetails(store, record);
    const podium = computePodium(record.kind, league.people.length, league.matches);
    const own = podium.find(({ drawNumber }) => findDrawnPerson(league, drawNumber)?.person === person);
    if (own) places.push(own.place);
    await yieldToEventLoop();
  }
  const count = (place: number) => places.filter((one) => one === place).length;
  return [count(1), count(2), count(3)];
}
