import type { ChartView } from '../../../src/games/gostop/types.ts';
import { preview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../request.ts';

type Sort = ChartView['cards'][number]['sort'];

/** By month, the values of its cards and what they are. */
const MONTHS: readonly string[] = [
  'A C+ D1 D2',
  'B+ C+ D1 D2',
  'A C+ D1 D2',
  'B+ C- D1 D2',
  'B C- D1 D2',
  'B C D1 D2',
  'B C- D1 D2',
  'A B+ D1 D2',
  'B C D1 D2',
  'B C D1 D2',
  'A D+ D1 D2',
  'A B C-- D+',
];

const SORTS: Readonly<Record<string, Sort>> = {
  A: 'bright',
  'B+': 'bird',
  B: 'animal',
  'C+': 'red',
  C: 'blue',
  'C-': 'plain',
  'C--': 'rain',
  'D+': 'double',
  D1: 'junk',
  D2: 'junk',
};

const VIEW: ChartView = {
  cards: MONTHS.flatMap((values, at) =>
    values
      .split(' ')
      .map((value) => ({ card: `${at + 1}${value}`, month: at + 1, sort: SORTS[value] as Sort })),
  ),
};

const CHART = preview({ scene: 'hwatu', view: VIEW, seats: 0, viewer: null, turn: [] });

/** The chart, in both languages and large. */
export const PREVIEWS: readonly PictureRequest[] = [
  CHART,
  { ...CHART, look: { language: 'ko' } },
  { ...CHART, look: { large: true } },
];
