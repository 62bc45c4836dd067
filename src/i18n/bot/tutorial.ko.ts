import type { Translation } from '../../engine/translation.ts';
import type { tutorialEn } from './tutorial.en.ts';

export const tutorialKo = {
  learn: {
    heading: '**{{game}}** · {{who, 와과}} 하는 연습 게임',
    step: '**{{game}}** · {{steps}}단계 중 {{step}}단계: {{title}}',
    right: '**정답입니다.** {{why}}',
    notQuite: '**아쉽습니다.** {{why}}',
    solved:
      '이제 **{{game}}** 기본기는 다 익혔습니다. 쉬운 AI인 참새와 실전을 한 판 해 보세요. 수마다 조언해 드립니다.',
    alone:
      '나에게만 보이고 기록에 남지 않으니 편하게 하세요. 결정할 때마다 가장 좋은 수를 알려 드립니다. 그대로 해도, 다른 수를 골라도 됩니다.',
    options: '첫 게임을 위한 설정: {{options}}',
    best: '가장 좋은 수: **{{move}}**.',
    bestFor: '가장 좋은 수: **{{move}}** – {{why}}.',
    bestElsewhere: '더 좋은 수가 있었습니다: **{{move}}**. *뒤로*를 눌러 다시 골라 보세요.',
    slip: '**{{move}}** 쪽을 골랐다면 승률이 약 {{points}}%포인트 더 높았습니다.',
    enough: '첫 판은 이만하면 충분합니다.',
    stands: '첫 판은 이만하면 충분합니다. 지금 승률은 약 {{percent}}%입니다.',
    learned: '이제 **{{game}}** 하는 법을 익혔습니다.',
    gone: '이 연습 게임은 이제 없습니다. 언제든지 새로 시작할 수 있습니다.',
    wentOn: '그사이 연습 게임이 진행되었습니다. 현재 상황입니다.',
    notHere: `이 게임에는 튜토리얼이 없습니다. </rules> 명령으로 규칙을 볼 수 있습니다.`,
    stopped: '연습 게임을 끝냈습니다. 저장된 것은 없습니다.',
    which: '배울 게임을 고르세요. 튜토리얼은 5~10분이면 되고, 나에게만 보입니다.',
    pick: '게임 고르기…',
    known: '✓ {{game}}',
  },
} as const satisfies Translation<typeof tutorialEn>;
