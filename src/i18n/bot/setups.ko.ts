import type { Translation } from '../../engine/translation.ts';
import type { setupsEn } from './setups.en.ts';

export const setupsKo = {
  setups: {
    none: `이 테이블에는 차릴 것이 없습니다. 피스팩 테이블에서 하세요: </play> 게임:피스팩`,
    nameless: '이름을 붙여 저장합니다. 이름을 입력하세요.',
    longName: '이름은 {{most}}자까지입니다. 더 짧게 지어 주세요.',
    taken: '다른 사람이 “{{typed}}”(이)라는 이름으로 이미 저장했습니다. 다른 이름을 고르세요.',
    full: `이 서버에는 차림이 이미 {{count}}개 저장되어 있습니다. 먼저 하나를 지우세요: </setup> 지우기`,
    unknown: `“{{typed}}”(이)라는 이름으로 저장된 차림이 없습니다. </setup>을 입력하면 목록이 나옵니다.`,
    notYours: '“{{typed}}”은(는) 다른 사람이 저장한 것입니다. 그 사람이나 채널 관리자가 지울 수 있습니다.',
    saved: `이 서버에 “{{name}}”(으)로 저장했습니다. </setup> 불러오기로 차릴 수 있습니다.`,
    dropped: '“{{name}}”을(를) 지웠습니다.',
    empty: `이 서버에 저장된 차림이 아직 없습니다. 테이블을 차린 다음 저장하세요: </setup> 저장. 알려진 게임은 “두기”의 “게임 차리기”에 있습니다.`,
    list: '이 서버에 저장된 차림:',
    line: '- {{name}}',
    more: `그 밖에 {{count}}개가 더 있습니다. </setup> 불러오기에 입력하면 나옵니다.`,
    file: '파일에는 지금 테이블에 놓인 것부터 모두 Portable Piecepack Notation(PPN)으로 들어 있습니다.',
    now: '지금 테이블에 놓인 것',
  },
} as const satisfies Translation<typeof setupsEn>;
