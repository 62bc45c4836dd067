import type { Sort } from '../../../src/games/gostop/types.ts';
import type { StyleSource } from '../../style.ts';

/** Words on the chart. */
interface ChartText {
  /** Returns the name of a month by number. */
  month(number: number): string;
  /** Plants from January on. */
  readonly plants: readonly string[];
  readonly sorts: Readonly<Record<Sort, string>>;
  /** Worth of each kind, in the order of the legend. */
  readonly legend: readonly string[];
}

const EN: ChartText = {
  month: String,
  plants: [
    'pine',
    'plum',
    'cherry',
    'wisteria',
    'iris',
    'peony',
    'clover',
    'moon',
    'mum',
    'maple',
    'paulownia',
    'rain',
  ],
  sorts: {
    bright: 'bright',
    bird: 'bird',
    animal: 'animal',
    red: 'red',
    blue: 'blue',
    plain: 'plain',
    rain: 'rain',
    double: 'double',
    junk: 'junk',
  },
  legend: [
    'Brights 광: three 3, four 4, five 15',
    'The three birds 고도리: 5',
    'Red ribbons 홍단, all three: 3',
    'Blue ribbons 청단, all three: 3',
    'Plain ribbons 초단, all three: 3',
    'Other ribbons 띠: five 1, then 1 each',
    'Other animals 열끗: five 1, then 1 each',
    'Junk 피: ten 1, then 1 each; 쌍피 is two',
  ],
};

const KO: ChartText = {
  month: (number) => `${number}월`,
  plants: ['송학', '매조', '벚꽃', '흑싸리', '난초', '모란', '홍싸리', '공산', '국화', '단풍', '오동', '비'],
  sorts: {
    bright: '광',
    bird: '고도리',
    animal: '열끗',
    red: '홍단',
    blue: '청단',
    plain: '초단',
    rain: '비띠',
    double: '쌍피',
    junk: '피',
  },
  legend: [
    '광: 세 장 3점, 네 장 4점, 다섯 장 15점',
    '고도리 세 장: 5점',
    '홍단 세 장: 3점',
    '청단 세 장: 3점',
    '초단 세 장: 3점',
    '다른 띠: 다섯 장 1점, 한 장마다 1점',
    '다른 열끗: 다섯 장 1점, 한 장마다 1점',
    '피: 열 장 1점, 한 장마다 1점(쌍피는 둘)',
  ],
};

/** Returns the words in the language of the style. */
export function getText({ look }: StyleSource): ChartText {
  return look.language === 'ko' ? KO : EN;
}
