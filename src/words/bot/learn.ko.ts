import type { Same } from '../../engine/translation.ts';
import type { learnEn } from './learn.en.ts';
import { slash } from './slash.ko.ts';

export const learnKo = {
  learn: {
    heading: '**{{game}}** · {{who, 와과}} 하는 첫 판',
    alone:
      '다른 사람에게는 보이지 않으니 편하게 하세요. 결정할 때마다 가장 좋은 수를 알려 드립니다. 그대로 해도 되고 마음에 드는 다른 수를 골라도 됩니다.',
    options: '첫 판을 위한 옵션: {{options}}',
    best: '여기서 가장 좋은 수: **{{move}}**.',
    bestFor: '여기서 가장 좋은 수: **{{move}}** – {{why}}.',
    bestElsewhere: '가장 좋은 수는 다른 쪽이었습니다: **{{move}}**. 뒤로를 누르면 그쪽으로 갈 수 있습니다.',
    slip: '**{{move}}** 쪽을 골랐다면 이길 확률이 약 {{points}}%포인트 더 높았습니다.',
    enough: '첫 판은 이만하면 충분합니다.',
    stands: '첫 판은 이만하면 충분합니다. 지금 이길 확률은 약 {{percent}}%입니다.',
    learned: '이제 **{{game}}** 하는 법을 압니다.',
    gone: '이 첫 판은 이제 없습니다. 언제든지 새로 시작할 수 있습니다.',
    wentOn: '그 사이에 첫 판이 더 진행되었습니다. 지금은 이렇습니다.',
    notHere: `해 보면서 배울 규칙이 없는 게임입니다. 자세한 것은 ${slash.rules} 명령에 있습니다.`,
    stopped: '첫 판을 끝냈습니다. 남는 기록은 없습니다.',
    which: '어떤 게임을 배워 볼까요? 첫 판은 5분에서 10분이면 되고, 나에게만 보입니다.',
    pick: '게임 고르기…',
    known: '✓ {{game}}',
  },
} as const satisfies Same<typeof learnEn>;
