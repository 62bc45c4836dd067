import { shown } from '../../stats/rating.ts';
import { unlisted } from '../../store/own.ts';
import type { EndedRow } from '../../store/played.ts';
import { type Newest, ratingsHere } from '../../store/ratings.ts';
import { nameIn } from '../../store/results.ts';
import { isForgotten } from '../core/alias.ts';
import type { House } from '../core/context.ts';
import { turnOfLoop } from '../core/yield-to-event-loop.ts';
import { endedWith } from './played-with.ts';

/** Somebody in the order of those who play a game best. */
export interface Leader {
  readonly person: string;
  readonly name: string;
  readonly rating: number;
  readonly played: number;
}

/** Where a game is played. */
interface Where {
  readonly guild: string;
  readonly game: string;
}

/** So many are named. */
const MOST = 20;

/** Who play a game best on a server, of those who want to be listed, the best first. Others have their turn while it is read. */
export async function leadersIn(house: House, where: Where): Promise<readonly Leader[]> {
  const all = (await listedIn(house, where)).map((one) => ({ ...one, rating: shown(one) }));
  all.sort((one, other) => other.rating - one.rating || one.since - other.since);
  const leaders: Leader[] = [];
  for (const { person, rating } of all.slice(0, MOST))
    leaders.push({ person, rating, ...(await playedBy(house, where, person)) });
  return leaders;
}

/** So many people are looked at before others have their turn. */
const AT_ONCE = 50;

async function listedIn({ store }: House, where: Where): Promise<readonly Newest[]> {
  const listed: Newest[] = [];
  for (let after = ''; ; ) {
    const page = await ratingsHere(store, where, { after, most: AT_ONCE });
    const people = page.map(({ person }) => person);
    const hidden = await unlisted(store, people);
    listed.push(...page.filter(({ person }) => !hidden.has(person) && !isForgotten(person)));
    if (page.length < AT_ONCE) return listed;
    after = people.at(-1) ?? after;
    await turnOfLoop();
  }
}

/** In how many matches somebody was that were to count, and what they were called in the last. */
async function playedBy(
  house: House,
  where: Where,
  person: string,
): Promise<Pick<Leader, 'name' | 'played'>> {
  let played = 0;
  let last: EndedRow | undefined;
  for await (const page of endedWith(house, { ...where, people: [person] }))
    for (const match of page) {
      if (!match.rated) continue;
      played++;
      if (!last || match.at > last.at || (match.at === last.at && match.id > last.id)) last = match;
    }
  return { played, name: last ? await nameIn(house.store, last.id, person) : '' };
}

/** Whether somebody does not want others to see their games and rating. */
export async function isUnlisted({ store }: House, person: string): Promise<boolean> {
  return (await unlisted(store, [person])).has(person);
}

/** So many are asked for before others have their turn on the event loop. */
const ASKED_AT_ONCE = 200;

/** Those of however many people who do not want to be shown in lists. */
export async function unlistedAmong(
  { store }: Pick<House, 'store'>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>();
  for (let at = 0; at < people.length; at += ASKED_AT_ONCE) {
    if (at > 0) await turnOfLoop();
    for (const person of await unlisted(store, people.slice(at, at + ASKED_AT_ONCE))) hidden.add(person);
  }
  return hidden;
}
