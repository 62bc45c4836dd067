/** A roll in one number: 32 times its nulls, plus a bit for every other face that lies there, 1 to 5. */
export type Roll = number;

/** Before the dice are rolled. */
export const NO_ROLL = -1;

/** No roll is as high as this: four nulls and nothing else is the highest. */
export const ROLL_COUNT = 5 * 32;

/** The null as a part of a roll. */
const NULL_UNIT = 32;

/** How many nulls: so often the ride may turn. */
export function countTurns(roll: Roll): number {
  return roll >> 5;
}

/** Which numbers lie there: bit 0 for a 1, bit 4 for a 5. */
export function getNumbers(roll: Roll): number {
  return roll & 31;
}

/** The roll with a die more that shows this face, 0 for the null. */
export function addFace(roll: Roll, face: number): Roll {
  return face === 0 ? roll + NULL_UNIT : roll | (1 << (face - 1));
}

/** How likely each roll of one to four dice is, by dice and then by roll. */
export const ROLL_ODDS: readonly Float64Array[] = computeOdds(4);

/** The rolls of that many dice which can be, by dice. */
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
