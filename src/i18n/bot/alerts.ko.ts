import type { Translation } from '../../engine/translation.ts';
import type { alertsEn } from './alerts.en.ts';

export const alertsKo = {
  alert: {
    lobbies: '이 서버의 새 로비: {{games}} 로비가 열리면 개인 메시지로 알려 드립니다',
    noLobbies: '이 서버의 새 로비: 알림 없음',
    pickLobbies: '어떤 게임의 로비가 열리면 알려 드릴까요?',
    lobby: '{{who}} 님이 **{{game}}** 참가자를 모집합니다.',
    join: '참가하기: {{link}}',
    tellsNext: '다음 차례: 3명 이상이 하는 게임에서 바로 다음이 내 차례면 개인 메시지로 알려 드립니다',
    noNext: '다음 차례: 알림 없음',
    next: '{{channel}}의 **{{game}}**: {{who}} 님 다음이 내 차례입니다.',
    followed: '결과 알림을 받는 게임: {{games}}',
    noFollowed:
      '결과 알림을 받는 게임: 없음. 참가하지 않은 게임의 보드에서 *내 화면*이나 *더 보기*를 누르고 *결과 알림 받기*를 누르세요.',
    follows: '이 게임이 끝나면 개인 메시지로 알려 드립니다.',
    directBoard: '보드를 개인 메시지로 보내 드립니다. 수를 둘 때마다 알림 없이 바뀝니다.',
    toBoard: '채널의 보드',
    unfollowed: '이 게임의 결과 알림을 껐습니다.',
    ended: '**{{game}}**: {{result}}',
    board: '마지막 보드: {{link}}',
  },
} as const satisfies Translation<typeof alertsEn>;
