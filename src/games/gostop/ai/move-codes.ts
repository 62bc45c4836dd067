/** The numbers of moves: where each kind begins. Below all of them, a card is its rank; a month counts from 0. */

/** A card that goes to one of two: four codes a card, by which of its month that is. */
export const PLAY_ONTO = 48;
export const BOMB = 240;
export const SHAKE = 252;
export const SKIP = 264;
export const PICK = 265;
export const GIVE_PLAIN = 313;
export const GIVE_DOUBLE = 314;
export const NEXT_DEAL = 315;
export const GO = 316;
export const STOP = 317;
export const THROWN = 318;
