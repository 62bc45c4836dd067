import type { Translation } from '../../../engine/translation.ts';
import type { whyEn } from './why.en.ts';

/** Reasons for an action in Korean, half a sentence each. */
export const whyKo = {
  ran_other: '행동 한 번에 {{count}}줄을 나아가려고',
  stop_other: '{{them, 이가}} 행동 {{count}}번이면 이길 수 있어서',
  both: '내 길은 짧아지고 {{them}}의 길은 길어지도록',
  // Used only by logs of earlier versions.
  steal: '{{them}}의 동전을 가져와 남은 행동이 {{own}}번 대 {{theirs}}번',
  stealAhead_other: '{{them}}의 동전을 가져와 행동 {{count}}번만큼 앞서려고',
  shut: '{{them}}의 길을 없애려고',
  take_other: '{{them}}의 길을 끊어 행동 {{count}}번이 더 들도록',
  wall_other: '{{them}}의 길을 막아 행동 {{count}}번이 더 들도록',
  stand: '{{them}}의 앞을 막으려고',
  save_other: '행동 {{count}}번을 아끼려고',
  lead: '앞서 나가려고',
  climb: '거기서 달려 내려가려고',
  rise: '다음 걸음을 위해 더 높이 오르려고',
  close_other: '목표 줄까지 행동 {{count}}번',
  settle: '지금 판정하면 이겨서',
  enough: '보드를 그대로 두려고',
} as const satisfies Translation<typeof whyEn>;
