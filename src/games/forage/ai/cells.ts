/** Number of coins in the cells: six of each suit, by value. */
export const COINS = 24;
export const VALUED = 6;
/** Maximum number of seats and suits. */
export const SEATS = 4;

/** Layout of the cells. ROLLED is −1 before the roll; LAID counts the coins on the board, DOWN those lying value down. */
export const [MOVER, PHASE, ROLLED, ROUND, LAST, OVER, FIRST, LAID, DOWN] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** Space of each seat's pawn, −1 for a seat that is not in the match. */
export const PAWN = 9;
/** Stash by seat and suit: bit v is the coin of that value. */
export const HAND = PAWN + SEATS;
/** Sum of each seat's stash, and its number of coins. */
export const SUM = HAND + SEATS * SEATS;
export const COUNT = SUM + SEATS;
/**
 * State of each coin: its space, or −1 in a stash or out of play; the coin directly below it, −1 for none; 1 if it lies
 * value up.
 */
export const WHERE = COUNT + SEATS;
export const BELOW = WHERE + COINS;
export const UP = BELOW + COINS;
/** Flag of each seat: 1 if it has forgotten the coins that the others laid, and counts each as an average one. */
export const BLIND = UP + COINS;
/** Content of each space: the uppermost coin plus one, 0 for none, plus PAWNED if a pawn stands there. */
export const SPACE = BLIND + SEATS;
export const COIN_BITS = 31;
export const PAWNED = 32;
