import type { Sentences } from '../../../../src/engine/text.ts';

/** English sentences of Highcard. */
export const en = {
  name: 'Highcard',
  gist: 'draw and play',
  blurb: 'Draw and play; the highest pile wins.',
  credit: 'by nobody but Ann Ace, 2026',
  option: {
    cards: { name: 'Cards', about: 'How many cards there are.', 6: 'Six', 8: 'Eight' },
    pairs: {
      name: 'Pairs',
      about: 'How many cards may be played at once.',
      true: 'One or two cards',
      false: 'One card',
      why: { true: 'two go at once', false: 'one after the other' },
    },
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
} as const satisfies Sentences;
