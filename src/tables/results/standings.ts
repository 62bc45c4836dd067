import { shown } from '../../clubs/rating.ts';
import { timesPlayed } from '../../clubs/stats.ts';
import { unlisted } from '../../store/own.ts';
import { playedMatches } from '../../store/played.ts';
import { ratingsHere } from '../../store/ratings.ts';
import { isForgotten } from '../forgetting/alias.ts';
import type { House } from '../house.ts';
import { namesIn } from './personStanding.ts';

/** Somebody in the order of those who play a game best. */
export interface Leader {
  readonly person: string;
  readonly name: string;
  readonly rating: number;
  readonly played: number;
}

/** Who plays a game best on a server, of those who want to be listed, the best first. */
export async function leadersIn(
  { store }: House,
  where: { readonly guild: string; readonly game: string },
): Promise<readonly Leader[]> {
  const ratings = await ratingsHere(store, where);
  const hidden = await unlisted(
    store,
    ratings.map(({ person }) => person),
  );
  const matches = (await playedMatches(store, where)).filter(({ rated }) => rated);
  const names = namesIn(matches);
  const times = timesPlayed(matches);
  return ratings
    .filter(({ person }) => !hidden.has(person) && !isForgotten(person))
    .map((rating) => ({
      person: rating.person,
      name: names.get(rating.person) ?? '',
      rating: shown(rating),
      played: times.get(rating.person) ?? 0,
    }))
    .toSorted((one, other) => other.rating - one.rating);
}

/** Whether somebody does not want others to see their games and rating. */
export async function isUnlisted({ store }: House, person: string): Promise<boolean> {
  return (await unlisted(store, [person])).has(person);
}
