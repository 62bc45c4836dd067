import { playingWithoutTurns } from '../../store/pages.ts';
import { type House, partOf } from '../house.ts';

/** Tables of this process at which nobody is waited for, so that AI seats are to move: few at a time, as they move at once. */
export async function leftToAis(house: Pick<House, 'store' | 'part'>): Promise<readonly number[]> {
  return await playingWithoutTurns(house.store, partOf(house));
}
