import { type Meetings, MeetingsBuilder } from '../../stats/played-match.ts';
import { getShownRating, UNKNOWN_RATING } from '../../stats/rating.ts';
import type { EndedMatchFilter } from '../../store/match-history.ts';
import { findPreviousRating, loadMatchRatings } from '../../store/ratings.ts';
import { loadResults, type Result } from '../../store/results.ts';
import type { AppContext } from '../core/context.ts';
import type { Table } from '../core/table.ts';
import { listPlayedMatches } from './played-matches.ts';

/** Changes between the people who played a match. */
export interface MatchChanges {
  /** Rating changes by result; none if the match was not rated. */
  readonly ratings: readonly RatingChange[];
  /** Number of matches between these people on this server up to this one, with the wins of each; null for a single person. */
  readonly met: { readonly count: number; readonly wins: readonly PersonWins[] } | null;
}

/** A person's rating after a match, in displayed points, and its change. */
export interface RatingChange {
  readonly name: string;
  readonly now: number;
  readonly by: number;
}

interface PersonWins {
  readonly name: string;
  readonly wins: number;
}

/** Returns the changes of a match, or null if it was not played to its end. */
export async function loadMatchChanges(ctx: AppContext, table: Table): Promise<MatchChanges | null> {
  if (table.record.phase !== 'over') return null;
  const people = (await loadResults(ctx.store, table.record.id)).filter(isPerson);
  return {
    ratings: await loadRatingChanges(ctx.store, table, people),
    met: await loadMeetings(ctx, table, people),
  };
}

type PersonResult = Result & { readonly person: string };

function isPerson(result: Result): result is PersonResult {
  return result.person !== null;
}

async function loadRatingChanges(
  store: AppContext['store'],
  { record }: Table,
  people: readonly PersonResult[],
): Promise<readonly RatingChange[]> {
  const after = await loadMatchRatings(store, record.id);
  const each = people.map(async ({ person, name }) => {
    const rating = after.find((one) => one.person === person);
    if (!rating) return [];
    const now = getShownRating(rating);
    return [
      { name, now, by: now - getShownRating((await findPreviousRating(store, rating)) ?? UNKNOWN_RATING) },
    ];
  });
  return (await Promise.all(each)).flat();
}

async function loadMeetings(
  ctx: AppContext,
  { record: { id, guild } }: Table,
  people: readonly PersonResult[],
): Promise<MatchChanges['met']> {
  if (people.length < 2) return null;
  const all = people.map(({ person }) => person);
  const { count, wins } = await countMeetings(ctx, id, { guild, people: all });
  return { count, wins: people.map(({ person, name }) => ({ name, wins: wins.get(person) ?? 0 })) };
}

/** Returns the meetings of these people up to and including that match. */
async function countMeetings(ctx: AppContext, id: number, among: EndedMatchFilter): Promise<Meetings> {
  const met = new MeetingsBuilder(among.people);
  for await (const page of listPlayedMatches(ctx, among))
    for (const match of page) {
      met.add(match);
      if (match.id === id) return met.meetings;
    }
  return met.meetings;
}
