import type { Translation } from '../../../engine/translation.ts';
import type { whyEn } from './why.en.ts';

/** Reasons for a run in Korean, half a sentence each. */
export const whyKo = {
  attack_other: '{{them}}의 말을 {{count}}칸 뒤로 보내려고',
  lastButOne: '이제 한 바퀴만 더 돌면 승리',
  lead: '앞서 나가려고',
  level: '{{them, 을를}} 따라잡으려고',
  shortCut_other: '{{count}}칸을 질러가려고',
  escape: '{{them}}의 말이 닿지 않는 곳으로',
  bar: '{{them, 이가}} 말을 내보내지 못하도록',
  hunt: '{{space}}번 칸에 있는 {{them}}의 말을 노리려고',
  near: '한 번만 굴리면 한 바퀴가 되는 곳으로',
  shelter: '밀려나지 않는 안전한 곳으로',
  catchUp: '뒤처진 말을 앞으로 보내려고',
} as const satisfies Translation<typeof whyEn>;
