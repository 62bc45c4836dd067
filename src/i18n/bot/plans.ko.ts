import type { Translation } from '../../engine/translation.ts';
import type { plansEn } from './plans.en.ts';

export const plansKo = {
  plan: {
    title: '**다음 수를 미리 예약하세요.** 나에게만 보입니다.',
    always: '상황이 달라져도 예약한 수를 둡니다. 둘 수 없게 되면 직접 고릅니다.',
    answer: '{{when}}: **{{path}}**',
    planned: '예약됨: {{when}}',
    lapse: {
      changed: '그사이 상황이 달라져 예약을 취소했습니다({{when}}).',
      gone: '예약한 수를 둘 수 없게 되어 예약을 취소했습니다({{when}}).',
      elsewhere: '차례가 예상과 다르게 시작되어 예약을 취소했습니다.',
      undo: '앞 수를 무르면서 예약도 취소했습니다.',
    },
  },
} as const satisfies Translation<typeof plansEn>;
