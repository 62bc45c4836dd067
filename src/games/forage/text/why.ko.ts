import type { Translation } from '../../../engine/translation.ts';
import type { whyEn } from './why.en.ts';

/** Reasons for a trip in Korean, half a sentence each. */
export const whyKo = {
  heap_other: '동전 {{count}}개를 한꺼번에 얻으려고',
  dearest: '보이는 동전 가운데 가장 높은 것을 얻으려고',
  end: '가장 많이 모은 지금 게임을 빨리 끝내려고',
  before: '{{them}}보다 먼저 얻으려고',
  sure: '주사위보다 확실해서',
  own: '다음 차례에 이 수를 쓸 수 있도록',
  bar: '{{them}}의 길을 막으려고',
  reach_other: '동전 {{count}}개에 닿는 곳으로',
  none_other: '{{count, 으로}} 가져갈 수 있는 동전이 없어서',
  ready_other: '동전 {{count}}개에 닿는 곳에서 모으기를 시작하려고',
  far: '다음 동전을 남에게서 먼 곳에 놓으려고',
  spread: '동전이 한데 몰리지 않도록',
} as const satisfies Translation<typeof whyEn>;
