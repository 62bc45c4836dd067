import type { Chart } from '../../../engine/rulesPage.ts';
import { type Text, text } from '../../../engine/text.ts';
import { CARDS, faceOf } from '../cards.ts';
import type { ChartView } from '../types.ts';
import { monthName, sortName } from './names.ts';

const VIEW: ChartView = {
  cards: CARDS.map((card) => ({ card, month: faceOf(card).month, sort: faceOf(card).sort })),
};

/** All 48 cards by month. */
export const chart: Chart = {
  scene: 'hwatu',
  view: VIEW,
  label: text('gostop:chart.label'),
  alt: [text('gostop:chart.title'), ...Array.from({ length: 12 }, (_, at) => monthInWords(at + 1))],
};

/** `1 (pine): bright, red ribbon, junk, and junk.` */
function monthInWords(month: number): Text {
  const cards = CARDS.filter((card) => faceOf(card).month === month).map(sortName);
  return text('gostop:chart.month', { month: monthName(month), cards });
}
