import type { Translation } from '../../engine/translation.ts';
import type { privacyEn } from './privacy.en.ts';
import { slash } from './slash.ko.ts';

export const privacyKo = {
  privacy: {
    title: '**나에 대해 보관하는 것**',
    tables: '테이블마다: Discord 아이디, 그때의 이름, 자리, 그리고 모든 수와 그 시각.',
    club: '끝난 게임과 리그, 컵에서: 순위와 점수, 거기서 나온 레이팅, 누가 누구와 만났는지.',
    puzzles: '문제에서: 고른 수와 그때의 이름, 맞혔는지.',
    own: `${slash.me}에서 고른 것, 디스코드 언어, 사용자명, 배운 게임, 저장한 차림, 알림을 받기로 한 게임, 나를 차단한 서버, 그리고 하루 동안 누구에게 도전했는지.`,
    nothing: 'Discord에 쓴 글도, 주소도, Discord 밖으로 이어지는 것도 보관하지 않습니다.',
    seen: `테이블이 있는 채널의 모두가 이름과 수를 봅니다. 전적과 레이팅, 주간 소식과 문제의 답에 나온 이름은 서버의 모두가 볼 수 있고, ${slash.me}에서 목록에서 빠질 수 있습니다. 손패는 본인만 봅니다.`,
    long: `수는 게임이 끝나고 1년 동안(봇을 운영하는 사람이 달리 정하지 않았다면), 결과와 설정은 잊어 달라고 할 때까지 보관합니다. ${slash.forget} 나를 명령으로 바로 지울 수 있습니다.`,
  },
  forget: {
    question: '**모든 서버에서 당신을 잊을까요?**',
    seats:
      '진행 중인 게임의 자리는 AI가 이어받으며, 되찾을 수 없습니다. 리그와 컵에서 남은 경기는 지게 됩니다.',
    names: '끝난 게임에는 "{{somebody}}"로 남습니다. 아이디와 이름은 사라지고, 수와 순위는 그대로입니다.',
    rest: '레이팅과 설정, 그 밖에 보관하던 것은 모두 사라집니다. 서버의 차단은 남습니다. 이미 채널에 올라간 글은 그 서버에서만 지울 수 있습니다.',
    never: '되돌릴 수 없습니다.',
    done: '끝났습니다. 이제 당신에 대해 아는 것이 없습니다.',
    later: `거의 끝났지만 한 게임에서 문제가 생겼습니다. 다음에 시작할 때 다시 시도합니다. ${slash.forget} 나를 명령으로 다시 요청할 수도 있습니다.`,
    somebody: '누군가',
  },
} as const satisfies Translation<typeof privacyEn>;
