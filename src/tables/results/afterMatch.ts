import { shown, UNKNOWN } from '../../clubs/rating.ts';
import { meetingsOf } from '../../clubs/stats.ts';
import { playedMatches } from '../../store/played.ts';
import { ratedBy, ratingBefore } from '../../store/ratings.ts';
import { type Result, resultsOf } from '../../store/results.ts';
import type { House } from '../house.ts';
import type { Table } from '../table.ts';

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

export interface Wins {
  readonly name: string;
  readonly wins: number;
}

/** Null for a match that has not come to its end. */
export async function afterMatch({ store }: House, table: Table): Promise<AfterMatch | null> {
  if (table.record.phase !== 'over') return null;
  const people = (await resultsOf(store, table.record.id)).filter(isPerson);
  return { ratings: await changes(store, table, people), met: await met(store, table, people) };
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
  store: House['store'],
  { record }: Table,
  people: readonly OfPerson[],
): Promise<AfterMatch['met']> {
  const [first] = people;
  if (!first || people.length < 2) return null;
  const matches = await playedMatches(store, { guild: record.guild, person: first.person });
  const { count, wins } = meetingsOf(
    matches.slice(0, matches.findIndex(({ id }) => id === record.id) + 1),
    people.map(({ person }) => person),
  );
  return { count, wins: people.map(({ person, name }) => ({ name, wins: wins.get(person) ?? 0 })) };
}
