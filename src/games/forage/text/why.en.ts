import type { Sentences } from '../../../engine/text.ts';

/** Reasons for a move in English, as they stand in parentheses after it: (no coin to take with a 4). */
export const whyEn = {
  heap_one: '{{count}} coin at once',
  heap_other: '{{count}} coins at once',
  dearest: 'the highest coin in sight',
  end: 'ending the game sooner with the fullest stash',
  before: 'ahead of {{them}}',
  sure: 'surer than a roll',
  own: 'this number is ready for the next turn',
  bar: 'blocking {{them}}',
  reach_one: '{{count}} coin within reach',
  reach_other: '{{count}} coins within reach',
  none_one: 'no coin to take with a {{count}}',
  none_other: 'no coin to take with a {{count}}',
  ready_one: '{{count}} coin within reach for the gathering',
  ready_other: '{{count}} coins within reach for the gathering',
  far: 'placing the next coin far from opponents',
  spread: 'spreading out the coins',
} as const satisfies Sentences;
