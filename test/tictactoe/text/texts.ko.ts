import type { Translation } from '../../../src/engine/translation.ts';
import type { en } from './texts.en.ts';

/** Texts of tic-tac-toe in Korean. */
export const ko = {
  name: '틱택토',
  gist: '셋을 나란히',
  blurb: '셋을 나란히.',
  credit: '이름을 댈 수 있는 누구보다 오래된 놀이',
  option: {
    misere: {
      name: '거꾸로',
      about: '셋을 나란히 놓으면 어떻게 되는지입니다.',
      true: '셋을 나란히 놓으면 진다',
      false: '셋을 나란히 놓으면 이긴다',
      why: { true: '어쩔 수 없이 셋을 만든 사람이 집니다', false: '누구나 아는 대로입니다' },
    },
  },
  ask: '어느 칸에 둘까요?',
  square: '{{at}}',
  status: { mark: '{{who}} 차례', over: '게임이 끝났습니다' },
  told: { marked: '{{who}}: {{at}}.', won: '{{who}} 승리.', drawn: '무승부.' },
  describe: { marks: '가위표: {{x}}. 동그라미: {{o}}.', none: '없음' },
  refuse: {
    taken: '{{at}} 칸은 이미 찼습니다. 빈 칸을 고르세요.',
    square: '{{typed}}: 그런 칸은 없습니다. 칸은 a1부터 c3까지입니다.',
    position: '{{position}}: 국면이 아닙니다. x../.o./... 처럼 세 줄로 적습니다.',
  },
  rules: { title: '목표', body: '차례로 빈 칸에 표시합니다. 셋이 나란하면 끝납니다.' },
} as const satisfies Translation<typeof en>;
