import type { Translation } from '../../../engine/translation.ts';
import type { whyEn } from './why.en.ts';

/** Reasons for moves, half a sentence each, in Korean. */
export const whyKo = {
  goal: { brights: '삼광', birds: '고도리', 'C+': '홍단', C: '청단', 'C-': '초단' },
  last: {
    brights: '세 번째 광',
    birds: '고도리 마지막 장',
    'C+': '홍단 마지막 장',
    C: '청단 마지막 장',
    'C-': '초단 마지막 장',
  },
  whole: '이것으로 {{goal}} 완성',
  keep: '{{last, 이가}} {{them}}에게 가지 않도록',
  two: '{{goal}}까지 이제 한 장',
  spoil: '{{them, 은는}} 더 이상 {{goal, 을를}} 만들 수 없도록',
  first: '{{goal, 을를}} 향한 첫걸음',
  animals_other: '열끗 {{count}}장만 더 모으면 점수가 나도록',
  ribbons_other: '띠 {{count}}장만 더 모으면 점수가 나도록',
  junk_other: '피 {{count}}장만 더 모으면 점수가 나도록',
  every: {
    animals: '이제 열끗은 한 장마다 1점',
    ribbons: '이제 띠는 한 장마다 1점',
    junk: '이제 피는 한 장마다 1점',
  },
  gone: '같은 달 패가 다 나가 아무도 먹을 수 없는 패',
  rare: '같은 달 패가 한 장밖에 남지 않은 패',
  cheap: '남겨 두어도 가장 아깝지 않은 패',
  save: '손패를 아껴 두려고',
  stop: {
    lost: '{{them, 이가}} 더 모으기 전에 끝내려고',
    ready: '{{them}}도 스톱할 수 있는 처지라서',
    near_other: '{{them}}도 {{count}}점만 더 모으면 스톱할 수 있어서',
    late: '더 모을 차례가 거의 남지 않아서',
    sure: '다른 사람이 따라오기 전에 확실히 챙기려고',
  },
  go: {
    behind: '지금 스톱하면 {{them, 이가}} 이기게 되어서',
    safe_other: '{{them}}도 아직 {{count}}점이 모자라서',
    more_other: '아직 손에 {{count}}장이 남아 있어서',
  },
} as const satisfies Translation<typeof whyEn>;
