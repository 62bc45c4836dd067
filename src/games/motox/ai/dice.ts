/** Roll in one number: 32 times its nulls, plus a bit for every other face in it, 1 to 5. */
export type Roll = number;

/** Value before the dice are rolled. */
export const NO_ROLL = -1;

/** Upper bound (exclusive) on rolls: the highest is four nulls and nothing else. */
export const ROLL_COUNT = 5 * 32;

/** Unit of the nulls in a roll. */
const NULL_UNIT = 32;

/** Returns the number of nulls, which is the number of turns that the ride may make. */
export function countTurns(roll: Roll): number {
  return roll >> 5;
}

/** Returns the numbers rolled: bit 0 for a 1, bit 4 for a 5. */
export function getNumbers(roll: Roll): number {
  return roll & 31;
}

/** Returns the roll with one more die of this face, 0 for the null. */
export function addFace(roll: Roll, face: number): Roll {
  return face === 0 ? roll + NULL_UNIT : roll | (1 << (face - 1));
}

/** Probability of each roll of one to four dice, by dice and then by roll. */
export const ROLL_ODDS: readonly Float64Array[] = computeOdds(4);

/** Possible rolls, by number of dice. */
export const POSSIBLE_ROLLS: readonly (readonly Roll[])[] = ROLL_ODDS.map((odds) =>
  [...odds.keys()].filter((roll) => (odds[roll] as number) > 0),
);

function computeOdds(most: number): Float64Array[] {
  const odds = [new Float64Array(ROLL_COUNT).fill(1, 0, 1)];
  for (let dice = 1; dice <= most; dice++) odds.push(addDie(odds[dice - 1] as Float64Array));
  return odds;
}

function addDie(fewer: Float64Array) {
  const odds = new Float64Array(ROLL_COUNT);
  for (const [roll, chance] of fewer.entries()) {
    if (chance === 0) continue;
    for (let face = 0; face < 6; face++) (odds[addFace(roll, face)] as number) += chance / 6;
  }
  return odds;
}
