import type { Translation } from '../../engine/translation.ts';
import type { welcomeEn } from './welcome.en.ts';

export const welcomeKo = {
  welcome: {
    title: '**바로 여기서 한 수씩 즐기는 보드게임**',
    tagline: '틈날 때 한 수씩 두는 보드게임',
    alt: 'Piecemeal: 화투, 타일, 말과 동전.',
    how: '한 수에 1분이면 되고, 한 판은 며칠에 걸쳐 해도 됩니다. 규칙과 숨은 패와 주사위는 제가 맡고, 차례가 되면 멘션해 드립니다.',
    first: '함께할 사람이 없어도 됩니다. 보통 AI인 {{name, 와과}} {{game}} 한 판 해 보세요.',
    more: '</play> 명령으로 어떤 게임이든 시작할 수 있습니다. 나머지는 </help> 명령에 있습니다.',
    playground:
      '여기는 연습장입니다. 왼쪽 아래에서 사람을 바꿔 가며 모든 자리를 해 볼 수 있습니다. 휴대폰에서는 채널 이름 옆의 버튼으로 채널 목록을 여세요.',
    against: '{{name, 와과}} 바로 하기',
    pickForTwo: '둘이서 할 게임을 고르세요.',
    forTwo: '이 채널에 로비가 열리고, 누구나 참가할 수 있습니다.',
    noFilm: '다시보기를 만들지 못했습니다. 잠시 뒤에 다시 해 주세요.',
    sample: '**{{game}}** · AI끼리 한 판: {{who}}',
  },
  about: {
    what: '한자리에 모일 시간이 없는 친구들을 위한 봇입니다. 며칠에 걸쳐 한 수씩 이어 갑니다.',
    turn: '차례가 되면 멘션해 드립니다. 할 수 있는 수는 버튼으로 나오고, 내 패는 나에게만 보입니다.',
    ais: '빈자리는 AI로 채울 수 있습니다. 게임이 끝나면 누구나 주사위와 패를 검증할 수 있습니다.',
    game: '**{{game}}** · {{blurb}}',
  },
  help: {
    moved: '`/{{name}}` 명령은 {{command}} 명령으로 바뀌었습니다.',
    command: '</{{name}}> · {{about}}',
    others: '그 밖의 명령: {{names}}',
    name: '</{{name}}>',
    readme: '더 알아보기: {{link}}',
    support: '문의와 버그 신고: {{link}}',
    invite: '다른 서버에 추가하기: {{link}}',
    runner: '운영: {{who}}',
  },
} as const satisfies Translation<typeof welcomeEn>;
