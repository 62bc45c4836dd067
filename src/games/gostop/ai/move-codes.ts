/** Numeric codes of moves: the first code of each kind. Codes below all of them are ranks of cards; months count from 0. */

/** First code of a card that goes onto one of two. Each card has four codes, by the target's place in its month. */
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
