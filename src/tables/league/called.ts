import { refused } from '../../engine/refusal.ts';
import { hoursOf, USUAL_HOURS } from '../../store/hours.ts';
import { findLeagueMatch } from '../../store/leagues/matches.ts';
import { isForgotten } from '../forgetting/alias.ts';
import type { House } from '../house.ts';
import { isQuiet } from '../telling/quiet-call.ts';
import { isAway } from '../time/ownTime.ts';
import { type League, type LeagueMatchRecord, loadLeague } from './league.ts';
import { matchOfPairing } from './telling.ts';

/** Returns the people whom the end of a league pings: participants who are not away and want reminders; none on a quiet server. */
export async function calledTo(house: House, { record, people }: League): Promise<readonly string[]> {
  const { store, now } = house;
  if (await isQuiet(house, record.guild)) return [];
  const known = people.map(({ person }) => person).filter((person) => !isForgotten(person));
  const hours = await hoursOf(store, known);
  return known.filter((person) => {
    const own = hours.get(person) ?? USUAL_HOURS;
    return own.reminders !== 'none' && !isAway(own, now());
  });
}

/** A match as one of its messages tells it. */
interface Told {
  readonly league: League;
  readonly match: LeagueMatchRecord;
  /** Which of its messages, as `tries.ts` counts them. */
  readonly tried: number;
}

/** What a message of a match is about; null where that is not there. */
export async function toldBy({ store }: Pick<House, 'store'>, subject: string): Promise<Told | null> {
  const named = matchOfPairing(subject);
  const match = named && (await findLeagueMatch(store, named.id));
  const league = match ? await loadLeague({ store }, match.leagueId) : null;
  if (!named || !match || league === null || refused(league)) return null;
  return { league, match, tried: named.tried };
}
