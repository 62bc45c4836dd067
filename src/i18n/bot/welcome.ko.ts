import type { Translation } from '../../engine/translation.ts';
import type { welcomeEn } from './welcome.en.ts';

export const welcomeKo = {
  welcome: {
    title: '**이 채널에서 한 수씩 두는 보드게임**',
    how: '한 수에 1분이면 되고, 한 판은 며칠이 걸려도 괜찮습니다. 규칙과 비밀과 주사위는 제가 맡고, 차례가 된 사람을 부릅니다.',
    first: '첫 판은 혼자서도 할 수 있습니다. AI {{name, 이가}} {{game}} 상대가 되어 줍니다.',
    more: `</play> 명령으로 어떤 게임이든 열 수 있고, 나머지는 </help> 명령에 있습니다.`,
    playground:
      '여기서는 누구든 될 수 있습니다. 채널 목록 아래에서 내가 누구인지 골라 보세요. 휴대폰에서는 채널 이름 옆의 버튼을 누르면 목록이 나옵니다.',
    against: '{{name, 와과}} 바로 하기',
    pickForTwo: '둘이서 어떤 게임을 할까요?',
    forTwo: '이 채널에 테이블이 열리고, 누구나 거기에서 참가할 수 있습니다.',
    noFilm: '영상을 만들지 못했습니다. 잠시 뒤에 다시 해 주세요.',
    sample: '**{{game}}** · AI끼리 한 판: {{who}}',
  },
  about: {
    what: '한자리에 모이기 어려운 친구들을 위한 게임 테이블입니다. 며칠에 걸쳐 한 수씩 이어 갑니다.',
    turn: '차례가 되면 부르고, 규칙에 맞는 수만 버튼으로 나오며, 숨겨진 것은 나에게만 보입니다.',
    ais: '빈자리에는 AI가 앉을 수 있고, 게임이 끝나면 누구나 주사위와 카드를 확인할 수 있습니다.',
    game: '**{{game}}** · {{blurb}}',
  },
  help: {
    moved: '`/{{name}}` 명령은 이제 {{command}}입니다.',
    command: '</{{name}}> · {{about}}',
    others: '그 밖의 명령: {{names}}',
    name: '</{{name}}>',
    readme: '더 읽어 보기: {{link}}',
    invite: '다른 서버에 초대하기: {{link}}',
    runner: '운영: {{who}}',
  },
} as const satisfies Translation<typeof welcomeEn>;
