import { createHash } from 'node:crypto';
import type { Store } from './open.ts';

/** Time for which a challenge is remembered, in ms. */
const DAY = 86_400_000;

/**
 * Hashes challenger and challenged, so that no ids are stored. So the record can stay for its day after a deletion
 * request, and a challenger cannot evade the limit by having their data deleted.
 */
function hashChallenge(challenger: string, challenged: string): string {
  const digest = createHash('sha256').update(`${challenger} asks ${challenged}`).digest('hex');
  return digest.slice(0, 16);
}

/** Records that a challenger invited these people to a game, at a time in ms since 1970. */
export async function saveChallenges(
  store: Store,
  challenger: string,
  people: readonly string[],
  at: number,
): Promise<void> {
  const rows = people.map((challenged) => ({
    challenger: hashChallenge(challenger, challenged),
    challenged,
    at,
  }));
  if (rows.length > 0) await store.insertInto('challenges').values(rows).execute();
}

/** Counts the challenger's invitations to each of these people in the day before that time; people without any are omitted. */
export async function countDailyChallenges(
  store: Store,
  challenger: string,
  people: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, number>> {
  return await countChallenges(store, challenger, people, at - DAY);
}

/** Counts the challenger's invitations to each of these people since a time in ms since 1970. */
export async function countChallenges(
  store: Store,
  challenger: string,
  people: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await store
    .selectFrom('challenges')
    .select(({ fn }) => ['challenged', fn.countAll<number>().as('times')])
    .where(
      'challenger',
      'in',
      people.map((challenged) => hashChallenge(challenger, challenged)),
    )
    .where('challenged', 'in', people)
    .where('at', '>', since)
    .groupBy('challenged')
    .execute();
  return new Map(rows.map(({ challenged, times }) => [challenged, times]));
}

/** Placeholder for the challenged: opening a league invites everybody. */
const EVERYBODY = 'everybody';

/** Records that a person opened a league, at a time in ms since 1970; it outlasts a deletion request. */
export async function saveLeagueOpening(store: Store, person: string, at: number): Promise<void> {
  await saveChallenges(store, person, [EVERYBODY], at);
}

/** Counts the leagues that a person opened in the day before that time. */
export async function countDailyLeagueOpenings(store: Store, person: string, at: number): Promise<number> {
  return (await countDailyChallenges(store, person, [EVERYBODY], at)).get(EVERYBODY) ?? 0;
}

/** Deletes challenges older than a day before that time, in ms since 1970. */
export async function deleteOldChallenges(store: Store, at: number): Promise<void> {
  await store
    .deleteFrom('challenges')
    .where('at', '<=', at - DAY)
    .execute();
}
