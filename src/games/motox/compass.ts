import { DIRECTIONS, type Direction, type Spot } from './types.ts';

/** A direction as its place in DIRECTIONS: quarter turns clockwise from north, 0 to 3. */
export type Heading = number;

const DX: readonly number[] = [0, 1, 0, -1];
const DY: readonly number[] = [1, 0, -1, 0];

/** How far one step in that heading goes to the right (x) and up (y). */
export function getVector(heading: Heading): Spot {
  return { x: DX[heading] as number, y: DY[heading] as number };
}

/** The spot one further in that heading. */
export function getAdjacentSpot({ x, y }: Spot, heading: Heading): Spot {
  return { x: x + (DX[heading] as number), y: y + (DY[heading] as number) };
}

/** The heading from a spot to one beside it; −1 when they are not beside each other. */
export function findHeading(from: Spot, to: Spot): Heading {
  return DX.findIndex((dx, heading) => to.x - from.x === dx && to.y - from.y === DY[heading]);
}

/** The heading turned clockwise by some quarters. */
export function turnHeading(heading: Heading, quarters: number): Heading {
  return (heading + quarters) & 3;
}

/** The letter of a heading. */
export function getDirection(heading: Heading): Direction {
  return DIRECTIONS[heading] as Direction;
}
