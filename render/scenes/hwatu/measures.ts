import { getCardHeight } from '../../kit/hwatu/card.ts';
import type { Style } from '../../style.ts';

/** Width of the picture in pixels. */
export const WIDTH = 1000;

/** Margin round everything, in pixels. */
export const MARGIN = 16;

/** Sizes in pixels; `text…` are heights of letters' boxes. */
interface Measures {
  readonly card: number;
  /** Heading above the cards of a month: its number and its plant. */
  readonly head: number;
  readonly textMonth: number;
  readonly textPlant: number;
  /** Label below each card: its kind. */
  readonly label: number;
  readonly textLabel: number;
  /** Distance between the cards of a month. */
  readonly gap: number;
  /** Height of a line of the legend, and number of its columns. */
  readonly line: number;
  readonly textLine: number;
  readonly columns: number;
}

const USUAL: Measures = {
  card: 68,
  head: 70,
  textMonth: 36,
  textPlant: 20,
  label: 27,
  textLabel: 21,
  gap: 14,
  line: 42,
  textLine: 25,
  columns: 2,
};

const LARGE: Measures = {
  card: 72,
  head: 82,
  textMonth: 42,
  textPlant: 23,
  label: 33,
  textLabel: 25,
  gap: 14,
  line: 52,
  textLine: 36,
  columns: 1,
};

/** Returns the measures of a style; large ones if requested. */
export function getMeasures({ large }: Pick<Style, 'large'>): Measures {
  return large ? LARGE : USUAL;
}

/** Width of a month, in pixels. */
export const MONTH_WIDTH = (WIDTH - MARGIN * 2) / 12;

/** Returns the height of a card with its label and the gap below. */
export function getCellHeight({ card, label, gap }: Measures): number {
  return getCardHeight(card) + label + gap;
}

/** Returns the top of the legend. */
export function getLegendTop(measures: Measures): number {
  return MARGIN + measures.head + getCellHeight(measures) * 4;
}
