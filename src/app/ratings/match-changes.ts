import { type Meetings, MeetingsBuilder } from '../../stats/meetings.ts';
import { getShownRating, UNKNOWN_RATING } from '../../stats/rating.ts';
import type { EndedMatchFilter } from '../../store/match-history.ts';
import { findPreviousRating, loadMatchRatings } from '../../store/ratings.ts';
import { loadResults, type Result } from '../../store/results.ts';
import type { AppContext } from '../core/context.ts';
import type { Table } from '../core/table.ts';
import { listPlayedMatches } from './played-matches.ts';

/** What a match has changed between the people who played it. */
export interface MatchChanges {
  /** By result; nobody where it did not count. */
  readonly ratings: readonly RatingChange[];
  /**
   * How often they had met on this server when it ended, with this match, and who won how often; null where it was one
   * person alone.
   */
  readonly met: { readonly count: number; readonly wins: readonly PersonWins[] } | null;
}

/** What is thought of somebody now, in the points that people are told, and how many more that is than before. */
export interface RatingChange {
  readonly name: string;
  readonly now: number;
  readonly by: number;
}

interface PersonWins {
  readonly name: string;
  readonly wins: number;
}

/** Null for a match that has not come to its end. */
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

/** How they have met up to that match, with it. */
async function countMeetings(ctx: AppContext, id: number, among: EndedMatchFilter): Promise<Meetings> {
  const met = new MeetingsBuilder(among.people);
  for await (const page of listPlayedMatches(ctx, among))
    for (const match of page) {
      met.add(match);
      if (match.id === id) return met.meetings;
    }
  return met.meetings;
}
