import type { Chart, RulesPage } from '../../../engine/game-parts.ts';
import type { SentenceRegistry } from '../../../engine/sentence-keys.ts';
import { type Text, text } from '../../../engine/text.ts';
import { CHART } from '../board.ts';
import { CARDS, getFace } from '../cards.ts';
import { getMonthName, getSortName } from './names.ts';

/** Chart of all 48 cards by month. */
const chart: Chart = {
  scene: 'hwatu',
  view: CHART,
  label: text('gostop:chart.label'),
  alt: [text('gostop:chart.title'), ...Array.from({ length: 12 }, (_, at) => describeMonth(at + 1))],
};

/** Short rules pages, each with a position that illustrates it, or the chart of the cards. */
export const pages: readonly RulesPage[] = [
  createPage(
    'aim',
    'play deal 1 dealer 1 mover 1 | row 1C+ 3D1 4B+ 5D2 6B 8A 10D1 12B | deck 1D1 2B+ 2D1 3C+ 4D1 5B 5C- 6D2 7B 7D1 8D1 8D2 9B 9D1 10B 10C 11A 11D1 12A 12C-- | P1 hand 1A 2C+ 3A 4C- 6C 7C- 8B+ 9C 11D+ 12D+ took - | P2 hand 1D2 2D2 3D2 4D2 5D1 6D1 7D2 9D2 10D2 11D2 took -',
  ),
  { title: text('gostop:rules.cards.title'), body: text('gostop:rules.cards.body'), chart },
  createPage(
    'turn',
    'target deal 1 dealer 2 mover 2 | row 1D1 3C+ 3D2 4D2 7D2 9B 9D2 11A 12B | deck 1C+ 2B+ 2C+ 4B+ 5B 5D1 6D2 7B 8A 8D1 8D2 9C 10B 10C 10D2 11D+ 11D1 11D2 12A | P1 hand 1D2 2D1 2D2 3D1 4D1 5C- 6C 6D1 7D1 10D1 took - | P2 hand 1A 4C- 5D2 6B 7C- 8B+ 9D1 12C-- 12D+ took - | turn played 12B drawn 3A pick 3C+.3D2',
  ),
  createPage(
    'stuck',
    'play deal 1 dealer 2 mover 1 | row 1D2 2B+.2D2.2C+@1 3D2 4D2 5B 7B 7D1 8A 11A 12A | deck 1D1 3C+ 3D1 4D1 6D1 7C- 7D2 8D1 9C 10D2 12C-- | P1 hand 2D1 5C- 5D1 6C 11D2 12B took 4B+ 4C- 10B 10D1 11D+ 11D1 | P2 hand 3A 5D2 9B 10C 12D+ took 1A 1C+ 6B 6D2 8B+ 8D2 9D1 9D2',
  ),
  createPage(
    'three',
    'play deal 1 dealer 2 mover 1 | row 1C+ 3A 5D1 5D2 9D1 10D1 11D2 12B | deck 2B+ 2D1 4B+ 4D1 6D1 6D2 8B+ 8D2 10B 10D2 11D+ 11D1 12A 12C-- 12D+ | P1 hand 3D1 3D2 5B 5C- 7B 9B 9C 9D2 took 6B 6C 8A 8D1 | P2 hand 1D2 3C+ 4C- 4D2 7C- 10C 11A took 1A 1D1 2C+ 2D2 7D1 7D2',
  ),
  createPage(
    'points',
    'decide deal 1 dealer 1 mover 1 | row 2D1 3D2 7B 12D+ | deck 3A 4D2 6C 7D2 9D1 9D2 12C-- | P1 hand 2D2 8A 12B took 1A 1C+ 1D1 1D2 2B+ 2C+ 3C+ 3D1 4B+ 4D1 8B+ 8D1 9B 9C 10C 10D1 11A 11D+ 11D1 11D2 | P2 hand 4C- 6D1 8D2 12A took 5B 5C- 5D1 5D2 6B 6D2 7C- 7D1 10B 10D2 | turn played 9C drawn 11D2',
  ),
  createPage(
    'end',
    'over deal 1 dealer 1 mover 2 | row - | deck - | P1 hand - took 3A 3C+ 3D1 3D2 4D1 4D2 6B 6C 6D1 6D2 7C- 7D2 9B 9D1 10C 10D2 11A 11D+ 12C-- 12D+ | P2 hand - took 1A 1C+ 1D1 1D2 2B+ 2C+ 2D1 2D2 4B+ 4C- 5B 5C- 5D1 5D2 7B 7D1 8A 8B+ 8D1 8D2 9C 9D2 10B 10D1 11D1 11D2 12A 12B goes 1@9 plus 1 reserve animals total 28 | last forced 2 bill brights:3=3 birds:3=5 ribbons:5=1 junk:13=4 plus:1=1 animalsx2 gains 0 28',
  ),
  createPage(
    'options',
    'play deal 1 dealer 1 mover 1 | row 8A 8D1 8D2 | deck 1D1 4D1 5D1 6D1 | P1 hand 6B 8B+ took 10B 10D1 11D+ 11D1 | P2 hand 1D2 4D2 took 12D+ 12C-- 9D1 9D2 9C 9B',
  ),
];

function createPage(name: keyof SentenceRegistry['gostop']['rules'], at: string): RulesPage {
  return {
    title: text(`gostop:rules.${name}.title`),
    body: text(`gostop:rules.${name}.body`),
    picture: { at },
  };
}

/** Describes a month: `1 (pine): bright, red ribbon, junk, and junk.` */
function describeMonth(month: number): Text {
  const cards = CARDS.filter((card) => getFace(card).month === month).map(getSortName);
  return text('gostop:chart.month', { month: getMonthName(month), cards });
}
