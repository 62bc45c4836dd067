import type { Game } from '../../engine/game.ts';
import type { House } from '../house.ts';

/** The games that two can play. */
export function gamesForTwo({ games }: Pick<House, 'games'>): readonly Game[] {
  return games.filter(({ seats }) => seats.includes(2));
}

/** The first of them at which an AI can sit; undefined where there is none. */
export function duel(house: Pick<House, 'games'>): Game | undefined {
  return gamesForTwo(house).find(({ table }) => table === 'match');
}
