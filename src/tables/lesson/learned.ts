import { learnedBy } from '../../store/learned.ts';
import type { House } from '../house.ts';

/** The ids of the games of which somebody has had a first game. */
export async function learnedGames(
  { store }: Pick<House, 'store'>,
  person: string,
): Promise<readonly string[]> {
  return await learnedBy(store, person);
}
