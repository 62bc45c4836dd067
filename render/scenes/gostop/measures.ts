import type { Style } from '../../style.ts';

/** Width of the picture in pixels. */
export const WIDTH = 1000;

/** Margin at the left and the right of the middle of the table, in pixels. */
export const SIDE = 26;

/** Sizes in pixels; `text…` are heights of letters' boxes. */
export interface Measures {
  /** Line with the name, and its text. */
  readonly line: number;
  readonly textName: number;
  readonly token: number;
  readonly points: number;
  readonly textPoints: number;
  /** Height of a chip. */
  readonly chip: number;
  readonly textChip: number;
  readonly sign: number;
  /** Width of captured cards on a wide panel, of two and of three, and on half a one; before each kind its head. */
  readonly wide: readonly [two: number, three: number];
  readonly half: number;
  readonly head: number;
  /** Text of a count and of points beside captured cards: its size, and at most this part of their height. */
  readonly textCount: readonly [most: number, ratio: number];
  readonly textGain: readonly [most: number, ratio: number];
  /** Side of a card's slot in a set. */
  readonly slot: number;
  readonly textSlot: number;
  readonly deck: number;
  readonly textDeck: number;
  /** Largest width of a card in the row, and the others to try, each with its number of lines. */
  readonly row: readonly (readonly [width: number, lines: number])[];
  /** Width of the hand's cards. */
  readonly hand: number;
  /** Height of the middle of the table, of two and of three. */
  readonly mat: readonly [two: number, three: number];
  /** Place of the last haul, and the stamp of a great moment in it. */
  readonly spoils: number;
  readonly stamp: number;
  /** Height of the tag that tells a card's origin. */
  readonly tag: number;
  readonly textTag: readonly [most: number, least: number];
  /** Height of the second line of half a panel. */
  readonly second: number;
  /** Radius of a badge on a card, on a captured card that shows much, and on one that does not. */
  readonly badge: readonly [card: number, roomy: number, narrow: number];
}

const USUAL: Measures = {
  line: 42,
  textName: 31,
  token: 18,
  points: 82,
  textPoints: 36,
  chip: 38,
  textChip: 31,
  sign: 28,
  wide: [66, 56],
  half: 50,
  head: 58,
  textCount: [31, 0.37],
  textGain: [31, 0.37],
  slot: 38,
  textSlot: 31,
  deck: 80,
  textDeck: 32,
  row: [
    [138, 1],
    [124, 1],
    [108, 2],
    [107, 2],
    [98, 2],
    [88, 2],
    [76, 2],
    [64, 2],
    [54, 2],
    [44, 2],
  ],
  hand: 108,
  mat: [380, 372],
  spoils: 196,
  stamp: 62,
  tag: 34,
  textTag: [31, 28],
  second: 42,
  badge: [24, 18, 13],
};

const LARGE: Measures = {
  line: 54,
  textName: 38,
  token: 23,
  points: 94,
  textPoints: 43,
  chip: 48,
  textChip: 37,
  sign: 35,
  wide: [66, 58],
  half: 56,
  head: 70,
  textCount: [40, 0.37],
  textGain: [38, 0.37],
  slot: 41,
  textSlot: 36,
  deck: 92,
  textDeck: 38,
  row: [
    [152, 1],
    [138, 1],
    [124, 2],
    [110, 2],
    [98, 2],
    [84, 2],
    [63, 2],
    [51, 2],
  ],
  hand: 130,
  mat: [430, 388],
  spoils: 226,
  stamp: 76,
  tag: 43,
  textTag: [38, 30],
  second: 52,
  badge: [30, 23, 17],
};

/** Returns the size of a text beside captured cards of this height. */
export function getTextSize([most, ratio]: readonly [most: number, ratio: number], high: number): number {
  return Math.min(most, high * ratio);
}

/** Returns the measures of a style; large ones if requested. */
export function getMeasures({ large }: Pick<Style, 'large'>): Measures {
  return large ? LARGE : USUAL;
}
