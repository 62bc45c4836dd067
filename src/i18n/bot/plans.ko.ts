import type { Translation } from '../../engine/translation.ts';
import type { plansEn } from './plans.en.ts';

export const plansKo = {
  plan: {
    title: '**다음 차례에 둘 수를 예약하세요.** 나에게만 보입니다.',
    always: '상황이 달라져도 둘 수 있으면 자동으로 둡니다. 둘 수 없으면 직접 고릅니다.',
    answer: '{{when}}: **{{path}}**',
    planned: '예약한 수: {{when}}.',
    lapse: {
      changed: '예약한 수({{when}})를 두지 않았습니다. 그사이 상황이 달라졌습니다.',
      gone: '예약한 수({{when}})를 두지 않았습니다. 이제 둘 수 없습니다.',
      elsewhere: '예약한 수를 두지 않았습니다. 차례가 예상과 다르게 왔습니다.',
      undo: '앞의 수를 물러서 예약한 수를 취소했습니다.',
    },
  },
} as const satisfies Translation<typeof plansEn>;
