import type { Translation } from '../../engine/translation.ts';
import type { tablesEn } from './tables.en.ts';

export const tablesKo = {
  reminder: {
    turn: '{{who}} 님, 아직 차례입니다({{since}}부터).',
    own: '**{{game}}**: 아직 내 차례입니다({{since}}부터).',
    turnBegun: '{{who}} 님, 차례입니다.',
    ownBegun: '**{{game}}**: 내 차례입니다.',
    until: '{{until}}까지 하면 됩니다({{left}}).',
    nudge: '{{by}} 님이 {{ago}}에 재촉했습니다.',
    paused:
      '한동안 진행이 없어 일시정지했습니다. {{who}} 님, 보드의 아무 버튼이나 누르면 이어집니다: {{link}}',
    zone: '-# 아직 시간대를 모릅니다. 시간대를 정하면 밤에 알림을 보내지 않을 수 있습니다.',
    left: '{{who}} 님은 이제 이 서버에 없습니다.',
    over: '{{ago}}에 제한 시간이 끝났습니다.',
    lobby: '로비: {{link}}',
    invited: '{{name}} 님이 자리를 잡아 두고 기다립니다.',
    lost: '아직 자리를 되찾을 수 있습니다.',
    pausedNow: '한동안 진행이 없어 일시정지했습니다. 보드의 아무 버튼이나 누르면 이어집니다.',
  },
  games: {
    none: '참가 중인 게임이 없습니다. </play> 명령으로 시작해 보세요.',
    vote: '**투표할 게임**',
    toVote: '투표: {{game}}',
    invited: '**받은 초대**',
    toLobby: '초대: {{game}}',
    yours: '**내 차례**',
    free: '**언제든 할 수 있는 게임**',
    waiting: '**다른 사람 차례**',
    held: '**되찾을 수 있는 자리**',
    lobby: '**시작 전**',
    asleep: '**일시정지**',
    at: '{{game}} (#{{channel}})',
    next: '다음: {{game}}',
    look: '게임 보기…',
    row: '{{game}} · {{link}} · {{status}}',
    since: '{{since}}부터 차례',
    sinceUntil: '{{since}}부터 차례, {{until}}까지',
    absent: '규칙이 더 이상 없음',
    more: '… 외 {{count}}개.',
  },
} as const satisfies Translation<typeof tablesEn>;
