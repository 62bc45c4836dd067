import type { Chart } from '../../../engine/rules-page.ts';
import { type Text, text } from '../../../engine/text.ts';
import { CHART } from '../board.ts';
import { CARDS, getFace } from '../cards.ts';
import { getMonthName, getSortName } from './names.ts';

/** Chart of all 48 cards by month. */
export const chart: Chart = {
  scene: 'hwatu',
  view: CHART,
  label: text('gostop:chart.label'),
  alt: [text('gostop:chart.title'), ...Array.from({ length: 12 }, (_, at) => describeMonth(at + 1))],
};

/** Describes a month: `1 (pine): bright, red ribbon, junk, and junk.` */
function describeMonth(month: number): Text {
  const cards = CARDS.filter((card) => getFace(card).month === month).map(getSortName);
  return text('gostop:chart.month', { month: getMonthName(month), cards });
}
