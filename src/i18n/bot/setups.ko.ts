import type { Translation } from '../../engine/translation.ts';
import type { setupsEn } from './setups.en.ts';

export const setupsKo = {
  setups: {
    none: '세팅이 없는 게임입니다. </play> 명령으로 피스팩 게임을 시작해 보세요.',
    nameless: '세팅 이름을 입력하세요.',
    longName: '이름은 {{most}}자까지 쓸 수 있습니다. 더 짧게 지어 주세요.',
    taken: '이름이 “{{typed}}”인 세팅은 다른 사람이 이미 저장했습니다. 다른 이름을 골라 주세요.',
    full: '이 서버에는 세팅이 이미 {{count}}개 있습니다. 먼저 하나를 지워 주세요: </setup> 지우기',
    unknown: '“{{typed}}” 세팅은 없습니다. </setup> 명령으로 목록을 볼 수 있습니다.',
    notYours: '“{{typed}}” 세팅은 다른 사람이 저장했습니다. 그 사람이나 채널 관리자만 지울 수 있습니다.',
    saved: '이 서버에 “{{name}}” 세팅을 저장했습니다. </setup> 불러오기로 꺼내 쓸 수 있습니다.',
    dropped: '“{{name}}” 세팅을 지웠습니다.',
    empty:
      '이 서버에는 아직 세팅이 없습니다. 조각을 놓은 다음 저장하세요: </setup> 저장. 알려진 게임은 *하기*를 누르고 *게임 세팅하기*에서 고르세요.',
    list: '이 서버의 세팅:',
    line: '- {{name}}',
    more: '외 {{count}}개가 더 있습니다. </setup> 불러오기에 이름을 입력하면 나옵니다.',
    file: '파일에는 지금 테이블부터 모든 세팅이 Portable Piecepack Notation(PPN)으로 들어 있습니다.',
    now: '지금 테이블',
  },
} as const satisfies Translation<typeof setupsEn>;
