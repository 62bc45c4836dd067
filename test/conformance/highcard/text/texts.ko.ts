import type { Translation } from '../../../../src/engine/translation.ts';
import type { en } from './texts.en.ts';

/** Korean sentences of Highcard. */
export const ko = {
  name: '하이카드',
  gist: '뽑고 내기',
  blurb: '뽑고 냅니다. 높은 더미가 이깁니다.',
  credit: 'Ann Ace 지음, 2026년',
  option: {
    cards: { name: '카드', about: '카드가 몇 장인지입니다.', 6: '여섯 장', 8: '여덟 장' },
    pairs: {
      name: '두 장',
      about: '한 번에 몇 장을 낼 수 있는지입니다.',
      true: '한두 장',
      false: '한 장',
      why: { true: '두 장을 함께 냅니다', false: '한 장씩 냅니다' },
    },
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
} as const satisfies Translation<typeof en>;
