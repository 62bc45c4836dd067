/** How a coin is kept: six of each suit, by value. */
export const COINS = 24;
export const VALUED = 6;
/** As many seats, and suits, as there can be. */
export const SEATS = 4;

/** Where things stand in the cells. ROLLED is −1 before the roll; LAID counts the coins on the board, DOWN those value down. */
export const [MOVER, PHASE, ROLLED, ROUND, LAST, OVER, FIRST, LAID, DOWN] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** By seat: the space of its pawn, −1 where nobody sits. */
export const PAWN = 9;
/** By seat and suit: bit v is the coin of that value in the stash. */
export const HAND = PAWN + SEATS;
/** By seat: the values of its stash in all, and how many coins it has. */
export const SUM = HAND + SEATS * SEATS;
export const COUNT = SUM + SEATS;
/** By coin: its space, or −1 in a stash or out of play; the coin right below it, −1 for none; 1 where it lies value up. */
export const WHERE = COUNT + SEATS;
export const BELOW = WHERE + COINS;
export const UP = BELOW + COINS;
/** By seat: 1 where it has forgotten what the others laid, and takes any coin for an average one. */
export const BLIND = UP + COINS;
/** By space: one more than its uppermost coin, 0 for none, and PAWNED where a pawn stands. */
export const SPACE = BLIND + SEATS;
export const COIN_BITS = 31;
export const PAWNED = 32;
