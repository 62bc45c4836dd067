/** Four brights and the red ribbons: 7 points. */
export const SEVEN = '1A 1C+ 2C+ 3A 3C+ 8A 11A';
/** Position with the choice of go or stop after a play that makes these points. */
export const OFFER = `decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took ${SEVEN} | P2 hand 2B+ 10B took 12B | turn played 4C- drawn 6D1`;
