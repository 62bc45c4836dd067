import type { Translation } from '../../../engine/translation.ts';
import type { whyEn } from './why.en.ts';

/** Reasons for an action in Korean, half a sentence each. */
export const whyKo = {
  ran_other: '행동 한 번에 {{count}}줄을 나아가려고',
  stop_other: '{{them, 이가}} 목표 줄까지 행동 {{count}}번밖에 남지 않아서',
  both: '갈 길은 줄고 {{them}}의 길은 늘도록',
  // Used only by logs of earlier versions.
  steal: '{{them}}의 길에서 빼 자기 길에 써서 이제 남은 행동은 {{own}}번 대 {{theirs}}번',
  stealAhead_other: '{{them}}의 길에서 동전을 빼 자기 길에 써서 행동 {{count}}번만큼 앞서려고',
  shut: '{{them, 이가}} 갈 길을 잃도록',
  take_other: '{{them}}의 길에서 동전을 빼 행동 {{count}}번이 더 들도록',
  wall_other: '{{them, 이가}} 돌아가느라 행동 {{count}}번이 더 들도록',
  stand: '{{them}}의 길을 막으려고',
  save_other: '앞으로 행동 {{count}}번을 아끼려고',
  lead: '경주에서 앞서려고',
  climb: '거기서 달려 내려가려고',
  rise: '다음 걸음을 위해 더 높이 서려고',
  close_other: '목표 줄까지 이제 행동 {{count}}번',
  settle: '지금 판정하면 이기게 되어서',
  enough: '지금 판을 그대로 두려고',
} as const satisfies Translation<typeof whyEn>;
