import type { Words } from '../../src/engine/game.ts';
import { type Text, text } from '../../src/engine/text.ts';
import type { Fitting, Same } from '../../src/engine/translation.ts';
import { SQUARES } from './lines.ts';
import { mover, turn } from './turn.ts';
import type { TicTacToe, TicTacToeEvent, TicTacToeState } from './types.ts';

const en = {
  name: 'Tic-tac-toe',
  blurb: 'Three in a row.',
  option: { misere: { name: 'Misère', true: 'Three in a row loses', false: 'Three in a row wins' } },
  ask: 'Which square?',
  square: '{{at}}',
  status: { mark: '{{who}} is to mark a square', over: 'The game is over' },
  told: { marked: '{{who}} marks {{at}}.', won: '{{who}} wins.', drawn: 'Nobody wins.' },
  describe: { marks: 'Crosses: {{x}}. Noughts: {{o}}.', none: 'none' },
  refuse: {
    taken: '{{at}} is marked already; choose a free square.',
    square: '{{typed}} is not a square; squares are a1 to c3.',
    position: '{{position}} is not a position; three rows like x../.o./... are.',
  },
  rules: { title: 'Aim', body: 'In turn, mark a free square. Three in a row end the game.' },
} as const;

const ko = {
  name: '틱택토',
  blurb: '셋을 나란히.',
  option: {
    misere: { name: '거꾸로', true: '셋을 나란히 놓으면 진다', false: '셋을 나란히 놓으면 이긴다' },
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
} as const satisfies Same<typeof en>;

declare module '../../src/engine/spoken.ts' {
  interface Spoken {
    tictactoe: typeof en;
  }
}

/** Tic-tac-toe in words. */
export const words: Words<TicTacToe> = {
  sentences: { en, ko: ko satisfies Fitting<typeof en, typeof ko> },
  tell,
  status: (view) =>
    turn(view).kind === 'over'
      ? text('tictactoe:status.over')
      : text('tictactoe:status.mark', { who: { seat: mover(view) } }),
  describe: (view) => [text('tictactoe:describe.marks', { x: marks(view.x), o: marks(view.o) })],
  rules: [
    {
      title: text('tictactoe:rules.title'),
      body: text('tictactoe:rules.body'),
      picture: { at: 'x../.o./..x' },
    },
  ],
};

function tell(event: TicTacToeEvent): Text {
  if (event.kind === 'marked') {
    return text('tictactoe:told.marked', { who: { seat: event.seat }, at: SQUARES[event.at] as string });
  }
  if (event.winner === null) return text('tictactoe:told.drawn');
  return text('tictactoe:told.won', { who: { seat: event.winner } });
}

function marks(mask: TicTacToeState['x']): Text | readonly string[] {
  return mask === 0 ? text('tictactoe:describe.none') : SQUARES.filter((_, at) => mask & (1 << at));
}
