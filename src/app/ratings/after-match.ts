import { type Meetings, MeetingsSoFar } from '../../stats/meetings.ts';
import { shown, UNKNOWN } from '../../stats/rating.ts';
import type { Among } from '../../store/played.ts';
import { ratedBy, ratingBefore } from '../../store/ratings.ts';
import { type Result, resultsOf } from '../../store/results.ts';
import type { House } from '../core/context.ts';
import type { Table } from '../core/table.ts';
import { playedWith } from './played-with.ts';

/** What a match has changed between the people who played it. */
export interface AfterMatch {
  /** By result; nobody where it did not count. */
  readonly ratings: readonly Change[];
  /**
   * How often they had met on this server when it ended, with this match, and who won how often; null where it was one
   * person alone.
   */
  readonly met: { readonly count: number; readonly wins: readonly Wins[] } | null;
}

/** What is thought of somebody now, in the points that people are told, and how many more that is than before. */
export interface Change {
  readonly name: string;
  readonly now: number;
  readonly by: number;
}

interface Wins {
  readonly name: string;
  readonly wins: number;
}

/** Null for a match that has not come to its end. */
export async function afterMatch(house: House, table: Table): Promise<AfterMatch | null> {
  if (table.record.phase !== 'over') return null;
  const people = (await resultsOf(house.store, table.record.id)).filter(isPerson);
  return { ratings: await changes(house.store, table, people), met: await met(house, table, people) };
}

type OfPerson = Result & { readonly person: string };

function isPerson(result: Result): result is OfPerson {
  return result.person !== null;
}

async function changes(
  store: House['store'],
  { record }: Table,
  people: readonly OfPerson[],
): Promise<readonly Change[]> {
  const after = await ratedBy(store, record.id);
  const each = people.map(async ({ person, name }) => {
    const rating = after.find((one) => one.person === person);
    if (!rating) return [];
    const now = shown(rating);
    return [{ name, now, by: now - shown((await ratingBefore(store, rating)) ?? UNKNOWN) }];
  });
  return (await Promise.all(each)).flat();
}

async function met(
  house: House,
  { record: { id, guild } }: Table,
  people: readonly OfPerson[],
): Promise<AfterMatch['met']> {
  if (people.length < 2) return null;
  const all = people.map(({ person }) => person);
  const { count, wins } = await metUpTo(house, id, { guild, people: all });
  return { count, wins: people.map(({ person, name }) => ({ name, wins: wins.get(person) ?? 0 })) };
}

/** How they have met up to that match, with it. */
async function metUpTo(house: House, id: number, among: Among): Promise<Meetings> {
  const met = new MeetingsSoFar(among.people);
  for await (const page of playedWith(house, among))
    for (const match of page) {
      met.add(match);
      if (match.id === id) return met.meetings;
    }
  return met.meetings;
}
