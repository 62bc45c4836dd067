import type { Translation } from '../../../engine/translation.ts';
import type { whyEn } from './why.en.ts';

/** Reasons for a trip in Korean, half a sentence each. */
export const whyKo = {
  heap_other: '동전 {{count}}개를 한꺼번에 얻으려고',
  dearest: '보이는 동전 가운데 가장 비싼 것을 얻으려고',
  end: '보관소가 가장 찬 지금 끝을 앞당기려고',
  before: '{{them}}보다 먼저 얻으려고',
  sure: '주사위보다 확실해서',
  own: '다음 차례에 그 수를 쓸 수 있도록',
  bar: '{{them}}의 길을 막으려고',
  reach_other: '동전 {{count}}개가 닿는 곳으로',
  none_other: '{{count}}칸으로는 남의 동전에 닿지 않아서',
  ready_other: '동전 {{count}}개가 닿는 곳에서 모으기를 시작하려고',
  far: '다음 동전을 모두에게서 먼 곳에 놓으려고',
  spread: '자기 동전이 한데 몰리지 않도록',
} as const satisfies Translation<typeof whyEn>;
