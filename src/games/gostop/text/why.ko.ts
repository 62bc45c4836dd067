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
  whole: '{{goal}} 완성',
  keep: '{{them, 이가}} {{last, 을를}} 못 먹게',
  two: '{{goal}}까지 이제 한 장',
  spoil: '{{them, 이가}} {{goal, 을를}} 못 만들게',
  first: '{{goal, 을를}} 노리는 첫 장',
  animals_other: '열끗 {{count}}장만 더 모으면 1점',
  ribbons_other: '띠 {{count}}장만 더 모으면 1점',
  junk_other: '피 {{count}}장만 더 모으면 1점',
  every: {
    animals: '이제 열끗은 한 장마다 1점',
    ribbons: '이제 띠는 한 장마다 1점',
    junk: '이제 피는 한 장마다 1점',
  },
  gone: '같은 달 패가 다 나와 아무도 먹을 수 없는 패',
  rare: '짝이 한 장밖에 남지 않은 패',
  cheap: '바닥에 남겨도 가장 덜 아까운 패',
  save: '손패를 아끼려고',
  stop: {
    lost: '{{them, 이가}} 더 모으기 전에 끝내려고',
    ready: '{{them}}도 스톱할 수 있어서',
    near_other: '{{them}}도 {{count}}점만 더 모으면 스톱할 수 있어서',
    late: '남은 차례가 거의 없어서',
    sure: '이겼을 때 확실히 챙기려고',
  },
  go: {
    behind: '지금 스톱하면 {{them, 이가}} 이겨서',
    safe_other: '{{them}}도 아직 {{count}}점이 모자라서',
    more_other: '아직 손에 {{count}}장이 남아 있어서',
  },
} as const satisfies Translation<typeof whyEn>;
