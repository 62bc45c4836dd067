import { getCardHeight } from '../../kit/hwatu/card.ts';
import type { Style } from '../../style.ts';

/** The picture's width in pixels. */
export const WIDTH = 1000;

/** Free round everything. */
export const MARGIN = 16;

/** How large everything is, in pixels; `text…` are heights of letters' boxes. */
interface Measures {
  readonly card: number;
  /** Above the cards of a month: its number and its plant. */
  readonly head: number;
  readonly textMonth: number;
  readonly textPlant: number;
  /** Below each card, what it is. */
  readonly label: number;
  readonly textLabel: number;
  /** Between the cards of a month. */
  readonly gap: number;
  /** A line of the legend, of which so many stand side by side. */
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

/** The measures of a look: large ones on wish. */
export function getMeasures({ large }: Pick<Style, 'large'>): Measures {
  return large ? LARGE : USUAL;
}

/** How wide a month is. */
export const MONTH_WIDTH = (WIDTH - MARGIN * 2) / 12;

/** How high a card is with its label and what is free below it. */
export function getCellHeight({ card, label, gap }: Measures): number {
  return getCardHeight(card) + label + gap;
}

/** Where the legend begins. */
export function getLegendTop(measures: Measures): number {
  return MARGIN + measures.head + getCellHeight(measures) * 4;
}
