/** Short notation for positions of the tables; the rest is filled in, so that no tile or coin is missing. */

/** Track of eight tiles to the east; tile 7 is the finish. */
export const LINE = '0 e e e e e e e';
/** Track of three tiles to the east, then three to the north; tile 3 is the corner. */
export const BEND = '0 e e e n n n';

interface Rest {
  /** Coins of each player, three by default. */
  readonly coins?: readonly number[];
  readonly discard?: number;
}

/** Returns a position of the race. The first player holds tiles that are not laid; missing coins are removed. */
export function printRace(
  track: string,
  bikes: string,
  turn: string,
  { coins, discard = 0 }: Rest = {},
): string {
  const held = coins ?? bikes.split(' ').map(() => 3);
  const left = 24 - track.split(' ').length;
  const hands = held.map((count, seat) => `${seat === 0 ? left : 0}+${count}`).join(' ');
  const removed = 24 - discard - sumNumbers(held) - countRampCoins(track);
  const suits = bikes.split(' ').map((at, seat) => `${'SMCA'.charAt(seat)}:${at}`);
  const phase = turn.startsWith('won') ? 'over' : 'race';
  return `track ${track} | hands ${hands} | bikes ${suits.join(' ')} | discard ${discard} waiting 0 removed ${removed} | ${phase} first S ${turn}`;
}

/** Returns a position of three who line up on a short track; the first player holds tiles that are not laid. */
export function printGrid(bikes: string, mover: string): string {
  return printRace(LINE, bikes, `to move ${mover}`).replace('| race ', '| grid ');
}

/** Returns a position of three builders with the hands; missing coins are removed. */
export function printBuild(track: string, hands: string, mover = 'S'): string {
  const held = sumNumbers(hands.split(' ').map((hand) => Number(hand.split('+')[1])));
  const removed = 12 - held - countRampCoins(track);
  return `track ${track} | hands ${hands} | bikes S:- M:- C:- | discard 0 waiting 12 removed ${removed} | build first S to move ${mover}`;
}

function countRampCoins(track: string): number {
  return sumNumbers(track.split(' ').map((tile) => Number(tile.slice(1))));
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
