import type { Translation } from '../../../engine/translation.ts';
import type { whyEn } from './why.en.ts';

/** Reasons for a move in Korean, half a sentence each. */
export const whyKo = {
  leader: '선두를 넘어뜨리려고',
  lead: '선두로 나서려고',
  past: '{{them, 을를}} 앞지르려고',
  only: '트랙에 남는 길이 없어서',
  further: '어느 안전한 길보다도 멀리 가서',
  near: '한 번만 더 굴리면 결승선에 닿도록',
  edge: '더 멀리 가는 길은 모두 트랙을 벗어나서',
  far: '최대한 멀리 가려고',
  ace: '1이 나올 확률을 높이려고',
  sprint: '결승선이 가까워서',
  away: '다른 사람들을 따돌리려고',
  catchUp: '앞사람들을 따라잡으려고',
  wait: '뒤에서 주사위를 더 많이 굴리려고',
  up: '1을 기다리지 않으려고',
  front: '한 줄 앞에서 출발하려고',
  // Used only by logs of earlier versions.
  rear: '앞줄보다 주사위를 하나 더 굴리려고',
  rear_other: '앞줄보다 주사위를 {{count}}개 더 굴리려고',
  straight: '{{tile}}번 타일에 경사로를 만들 수 있도록',
  bend: '커브에서는 맞는 수가 나와야 해서',
  bar_other: '{{count}} 이하로는 넘지 못하도록',
} as const satisfies Translation<typeof whyEn>;
