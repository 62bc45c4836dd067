import type { Sentences } from '../../../engine/text.ts';

/** Reasons for a trip in English, half a sentence each. */
export const whyEn = {
  heap_one: 'for {{count}} coin at once',
  heap_other: 'for {{count}} coins at once',
  dearest: 'to the dearest coin in sight',
  end: 'to bring the end nearer with the fullest stash',
  before: 'to be there before {{them}}',
  sure: 'which is surer than the die',
  own: 'to have that number at hand for the next turn',
  bar: 'to be in the way of {{them}}',
  reach_one: 'to have {{count}} coin within reach',
  reach_other: 'to have {{count}} coins within reach',
  none_one: 'as {{count}} leads to no coin of the others',
  none_other: 'as {{count}} leads to no coin of the others',
  ready_one: 'to begin the gathering with {{count}} coin within reach',
  ready_other: 'to begin the gathering with {{count}} coins within reach',
  far: 'to lay the next one far from everybody',
  spread: 'so that their own coins do not lie together',
} as const satisfies Sentences;
