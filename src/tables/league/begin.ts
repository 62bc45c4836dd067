import { bracket } from '../../clubs/league/bracket.ts';
import { roundRobin } from '../../clubs/league/circle.ts';
import type { LeagueMatch } from '../../clubs/league/match.ts';
import { shuffled } from '../../engine/chance.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { changeLeague } from '../../store/leagues/leagues.ts';
import { insertMatches } from '../../store/leagues/matches.ts';
import { keepLots } from '../../store/leagues/people.ts';
import type { Act, Repeated } from '../act.ts';
import type { House } from '../house.ts';
import { begunOrOver, onceIn, organiserOnly } from './entering.ts';
import { FEWEST, type League } from './league.ts';
import { goOn } from './onward.ts';

/** Begins with those who are in it: draws the lot, pairs all of them, and opens the first tables. */
export async function beginLeague(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  return await onceIn<true>(house, by, id, async (deed, league) => {
    const objection = mayBegin(league, by);
    if (objection) return objection;
    const { store, at } = deed;
    await keepLots(store, id, lotsOf(house, league));
    await insertMatches(store, id, matchesOf(league));
    await changeLeague(store, id, { phase: 'running', startedAt: at });
    await goOn(deed, id);
    return true;
  });
}

function mayBegin(league: League, by: Act): Refusal | null {
  if (league.record.phase !== 'entering') return begunOrOver(league);
  const objection = organiserOnly(league, by);
  if (objection || league.people.length >= FEWEST) return objection;
  return new Refusal(text('bot:league.refuse.fewest', { fewest: FEWEST, count: league.people.length }));
}

/** The numbers of those who are in it, as luck has it. */
function lotsOf(house: House, { record, people }: League): readonly number[] {
  const luck = new SecretLuck(house.secret(), `league-${record.id}`);
  return shuffled(
    luck,
    people.map(({ number }) => number),
  );
}

function matchesOf({ record, people }: League): readonly LeagueMatch[] {
  if (record.kind === 'cup') return bracket(people.length);
  return roundRobin(people.length, record.times).map((pairing) => ({
    ...pairing,
    state: 'waiting',
    result: null,
  }));
}
