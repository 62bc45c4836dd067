import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';

/** Width of the picture in pixels. */
export const WIDTH = 1000;

/** Positions on a seat's plate, in pixels from its upper left corner. */
interface PlateMeasures {
  readonly width: number;
  readonly height: number;
  /** Band on the left with the seat's pawn. */
  readonly band: number;
  readonly figure: number;
  /** Size of the name, and its middle. */
  readonly name: number;
  readonly nameAt: number;
  readonly medal: number;
  /** Stones of the scoring track: radius, distance, middle, and size of their content. */
  readonly stone: number;
  readonly pitch: number;
  readonly stonesAt: number;
  readonly count: number;
  /** Height of the marker on the scoring track. */
  readonly marker: number;
  /** Yard at home: its top, its height, and the height of a waiting pawn. */
  readonly yardAt: number;
  readonly yard: number;
  readonly waiting: number;
}

/** Measures that do not depend on the length of the track. */
interface Measures {
  readonly plate: PlateMeasures;
  /** Margin left and right of the plates and above them. */
  readonly margin: number;
  /** Space above the plates for a theme's roofs, and above the track for the fronts of its houses. */
  readonly roof: number;
  readonly front: number;
  readonly die: number;
  /** Margin left and right of the track, thickness of its rim, and thickness of the wall. */
  readonly side: number;
  readonly rim: number;
  readonly wall: number;
  /** Width of a start relative to another space. */
  readonly tip: number;
  /** Height of a pawn in parts of a space's width, and at most in pixels. */
  readonly pawn: number;
  readonly pawnMost: number;
  /** Height of each of two pawns on one space, in parts of a single one. */
  readonly pair: number;
  readonly badge: number;
  /** Size of figures. */
  readonly figure: number;
}

const USUAL: Measures = {
  plate: {
    width: 424,
    height: 232,
    band: 88,
    figure: 104,
    name: 34,
    nameAt: 35,
    medal: 25,
    stone: 22,
    pitch: 54,
    stonesAt: 128,
    count: 30,
    marker: 52,
    yardAt: 160,
    yard: 64,
    waiting: 58,
  },
  margin: 16,
  roof: 0,
  front: 0,
  die: 76,
  side: 18,
  rim: 12,
  wall: 56,
  tip: 1.25,
  pawn: 1.54,
  pawnMost: 130,
  pair: 0.66,
  badge: 22,
  figure: 31,
};

const LARGE: Measures = {
  plate: {
    width: 424,
    height: 276,
    band: 98,
    figure: 118,
    name: 43,
    nameAt: 38,
    medal: 31,
    stone: 24,
    pitch: 52,
    stonesAt: 152,
    count: 38,
    marker: 60,
    yardAt: 186,
    yard: 80,
    waiting: 68,
  },
  margin: 10,
  roof: 0,
  front: 0,
  die: 90,
  side: 10,
  rim: 6,
  wall: 56,
  tip: 1.2,
  pawn: 1.77,
  pawnMost: 150,
  pair: 0.68,
  badge: 28,
  figure: 39,
};

/** Height of a theme's roof above a plate. */
const ROOF_HEIGHT = 46;
/** Height of a house front. */
const FRONT_HEIGHT = 56;

/** Returns the measures of a style. */
export function getMeasures(look: Style): Measures {
  if (look.large) return LARGE;
  const { roof, front } = look.theme.motifs;
  return roof || front ? { ...USUAL, roof: roof ? ROOF_HEIGHT : 0, front: front ? FRONT_HEIGHT : 0 } : USUAL;
}

/** Returns the plate of a seat: yellow's above its start on the left, blue's on the right. */
export function getPlateRect(look: Style, seat: number): Rect {
  const { plate, margin, roof } = getMeasures(look);
  const x = seat === 0 ? margin : WIDTH - margin - plate.width;
  return { x, y: margin + roof, width: plate.width, height: plate.height };
}
