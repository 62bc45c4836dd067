import type { Chart } from '../../../engine/rules-page.ts';
import { type Text, text } from '../../../engine/text.ts';
import { CHART } from '../board.ts';
import { CARDS, faceOf } from '../cards.ts';
import { monthName, sortName } from './names.ts';

/** All 48 cards by month. */
export const chart: Chart = {
  scene: 'hwatu',
  view: CHART,
  label: text('gostop:chart.label'),
  alt: [text('gostop:chart.title'), ...Array.from({ length: 12 }, (_, at) => monthInWords(at + 1))],
};

/** `1 (pine): bright, red ribbon, junk, and junk.` */
function monthInWords(month: number): Text {
  const cards = CARDS.filter((card) => faceOf(card).month === month).map(sortName);
  return text('gostop:chart.month', { month: monthName(month), cards });
}
