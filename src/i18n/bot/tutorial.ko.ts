import type { Translation } from '../../engine/translation.ts';
import type { tutorialEn } from './tutorial.en.ts';

export const tutorialKo = {
  learn: {
    heading: '**{{game}}** · {{who, 와과}} 하는 첫 판',
    step: '**{{game}}** · {{steps}}단계 중 {{step}}단계: {{title}}',
    right: '**정답입니다.** {{why}}',
    notQuite: '**아쉬워요.** {{why}}',
    solved:
      '**{{game}}**의 기본기를 다 익혔습니다. 이제 쉬운 AI인 참새와 실전을 한 판 해 보세요. 수마다 조언을 해 드립니다.',
    alone:
      '나에게만 보이고 기록에도 남지 않으니 편하게 하세요. 결정할 때마다 가장 좋은 수를 알려 드립니다. 그대로 해도 되고 마음에 드는 다른 수를 골라도 됩니다.',
    options: '첫 판을 위한 옵션: {{options}}',
    best: '여기서 가장 좋은 수: **{{move}}**.',
    bestFor: '여기서 가장 좋은 수: **{{move}}** – {{why}}.',
    bestElsewhere: '더 좋은 수가 있었습니다: **{{move}}**. *뒤로*를 눌러 다시 골라 보세요.',
    slip: '**{{move}}** 쪽을 골랐다면 이길 확률이 약 {{points}}%포인트 더 높았습니다.',
    enough: '첫 판은 이만하면 충분합니다.',
    stands: '첫 판은 이만하면 충분합니다. 지금 이길 확률은 약 {{percent}}%입니다.',
    learned: '이제 **{{game}}** 하는 법을 압니다.',
    gone: '이 첫 판은 이제 없습니다. 언제든지 새로 시작할 수 있습니다.',
    wentOn: '그 사이에 첫 판이 더 진행되었습니다. 지금은 이렇습니다.',
    notHere: `이 게임에는 튜토리얼이 없습니다. </rules> 명령으로 규칙을 볼 수 있습니다.`,
    stopped: '첫 판을 끝냈습니다. 남는 기록은 없습니다.',
    which: '어떤 게임을 배워 볼까요? 튜토리얼은 5분에서 10분이면 되고, 나에게만 보입니다.',
    pick: '게임 고르기…',
    known: '✓ {{game}}',
  },
} as const satisfies Translation<typeof tutorialEn>;
