import { DIRECTIONS, type Direction, type Spot } from './types.ts';

/** Direction as its index in DIRECTIONS: quarter turns clockwise from north, 0 to 3. */
export type Heading = number;

const DX: readonly number[] = [0, 1, 0, -1];
const DY: readonly number[] = [1, 0, -1, 0];

/** Returns the step of that heading to the right (x) and up (y). */
export function getVector(heading: Heading): Spot {
  return { x: DX[heading] as number, y: DY[heading] as number };
}

/** Returns the adjacent spot in that heading. */
export function getAdjacentSpot({ x, y }: Spot, heading: Heading): Spot {
  return { x: x + (DX[heading] as number), y: y + (DY[heading] as number) };
}

/** Returns the heading from a spot to an adjacent one; −1 if they are not adjacent. */
export function findHeading(from: Spot, to: Spot): Heading {
  return DX.findIndex((dx, heading) => to.x - from.x === dx && to.y - from.y === DY[heading]);
}

/** Returns the heading turned clockwise by `quarters` quarter turns. */
export function turnHeading(heading: Heading, quarters: number): Heading {
  return (heading + quarters) & 3;
}

/** Returns the letter of a heading. */
export function getDirection(heading: Heading): Direction {
  return DIRECTIONS[heading] as Direction;
}
