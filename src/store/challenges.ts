import { createHash } from 'node:crypto';
import type { Store } from './open.ts';

/** So long it is known who asked whom, in ms. */
const DAY = 86_400_000;

/**
 * Who asked somebody, as it is kept: not by their id. So it can stay for its day when they are forgotten, and nobody is asked
 * too often by somebody who has themselves forgotten in between.
 */
function hashChallenge(challenger: string, challenged: string): string {
  const digest = createHash('sha256').update(`${challenger} asks ${challenged}`).digest('hex');
  return digest.slice(0, 16);
}

/** Keeps that somebody asked these people to a game, at a time in ms since 1970. */
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

/** How often somebody has asked each of these people in the day before that time; who was not asked is not there. */
export async function countDailyChallenges(
  store: Store,
  challenger: string,
  people: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, number>> {
  return await countChallenges(store, challenger, people, at - DAY);
}

/** The same since that time, in ms since 1970. */
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

/** Stands where people who were asked stand: whoever opens a league asks everybody. */
const EVERYBODY = 'everybody';

/** Keeps that somebody opened a league, at a time in ms since 1970: also where they are forgotten in between. */
export async function saveLeagueOpening(store: Store, person: string, at: number): Promise<void> {
  await saveChallenges(store, person, [EVERYBODY], at);
}

/** How many somebody has opened in the day before that time. */
export async function countDailyLeagueOpenings(store: Store, person: string, at: number): Promise<number> {
  return (await countDailyChallenges(store, person, [EVERYBODY], at)).get(EVERYBODY) ?? 0;
}

/** Forgets who asked whom more than a day before that time, in ms since 1970. */
export async function deleteOldChallenges(store: Store, at: number): Promise<void> {
  await store
    .deleteFrom('challenges')
    .where('at', '<=', at - DAY)
    .execute();
}
