import type { Words } from '../../../src/engine/game.ts';
import { text } from '../../../src/engine/text.ts';
import type { Fitting, Same } from '../../../src/engine/translation.ts';
import type { Highcard } from './types.ts';

const en = {
  name: 'Highcard',
  blurb: 'Draw and play; the highest pile wins.',
  option: {
    cards: { name: 'Cards', 6: 'Six', 8: 'Eight' },
    pairs: { name: 'Pairs', true: 'One or two cards', false: 'One card' },
  },
  askDraw: 'A new card',
  askPlay: 'Which cards?',
  draw: 'Draw',
  card: 'Card {{card}}',
  status: { draw: '{{who}} is to draw', play: '{{who}} is to play', over: 'The game is over' },
  told: { drew: '{{who}} draws a card.', played: '{{who}} plays {{cards}}.', over: 'The game is over.' },
  describe: '{{count}} cards are left.',
  refuse: {
    phase: 'Not now.',
    cards: '{{cards}} cannot be played.',
    position: '{{position}} is not a position.',
    move: '{{typed}} is not a move.',
  },
  rules: { title: 'Aim', body: 'Play the highest cards.' },
} as const;

const ko = {
  name: '하이카드',
  blurb: '뽑고 냅니다. 높은 더미가 이깁니다.',
  option: {
    cards: { name: '카드', 6: '여섯 장', 8: '여덟 장' },
    pairs: { name: '두 장', true: '한두 장', false: '한 장' },
  },
  askDraw: '새 카드',
  askPlay: '어떤 카드를 낼까요?',
  draw: '뽑기',
  card: '카드 {{card}}',
  status: { draw: '{{who}}: 뽑을 차례', play: '{{who}}: 낼 차례', over: '게임이 끝났습니다' },
  told: { drew: '{{who}}: 한 장 뽑음.', played: '{{who}}: {{cards}}.', over: '게임이 끝났습니다.' },
  describe: '{{count}}장 남음.',
  refuse: {
    phase: '지금은 안 됩니다.',
    cards: '{{cards}}: 낼 수 없습니다.',
    position: '{{position}}: 국면이 아닙니다.',
    move: '{{typed}}: 수가 아닙니다.',
  },
  rules: { title: '목표', body: '높은 카드를 냅니다.' },
} as const satisfies Same<typeof en>;

declare module '../../../src/engine/spoken.ts' {
  interface Spoken {
    highcard: typeof en;
  }
}

export const words: Words<Highcard> = {
  sentences: { en, ko: ko satisfies Fitting<typeof en, typeof ko> },
  tell: (event) => {
    if (event.kind === 'over') return text('highcard:told.over');
    if (event.kind === 'drew') return text('highcard:told.drew', { who: { seat: event.seat } });
    return text('highcard:told.played', { who: { seat: event.seat }, cards: event.cards.map(String) });
  },
  status: ({ phase, mover }) => text(`highcard:status.${phase}`, { who: { seat: mover } }),
  describe: ({ rest }) => [text('highcard:describe', { count: rest })],
  rules: [
    {
      title: text('highcard:rules.title'),
      body: text('highcard:rules.body'),
      picture: { at: 'play 0 1.4.5/- 2.6/-', options: { cards: 8, pairs: false } },
    },
  ],
};
