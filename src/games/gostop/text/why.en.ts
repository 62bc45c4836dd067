import type { Sentences } from '../../../engine/text.ts';

/** Reasons for moves, half a sentence each, in English. */
export const whyEn = {
  goal: {
    brights: 'three brights',
    birds: 'the three birds',
    'C+': 'the three red ribbons',
    C: 'the three blue ribbons',
    'C-': 'the three plain ribbons',
  },
  last: {
    brights: 'the third bright',
    birds: 'the third bird',
    'C+': 'the third red ribbon',
    C: 'the third blue ribbon',
    'C-': 'the third plain ribbon',
  },
  whole: '{{goal}} are together',
  keep: 'to keep {{last}} from {{them}}',
  two: 'one short of {{goal}}',
  spoil: '{{them}} can no longer get {{goal}}',
  first: 'a first step to {{goal}}',
  animals_one: '{{count}} more animal for a point',
  animals_other: '{{count}} more animals for a point',
  ribbons_one: '{{count}} more ribbon for a point',
  ribbons_other: '{{count}} more ribbons for a point',
  junk_one: '{{count}} more junk for a point',
  junk_other: '{{count}} more junk for a point',
  every: {
    animals: 'each animal is a point by now',
    ribbons: 'each ribbon is a point by now',
    junk: 'each junk is a point by now',
  },
  gone: 'the rest of its month is taken, so nobody can match it',
  rare: 'only one other card of its month is still about',
  cheap: 'nothing is cheaper to leave lying',
  save: 'to keep the hand for later',
  stop: {
    lost: 'before {{them}} has even more',
    ready: 'as {{them}} could stop as well',
    near_one: 'as {{them}} is only {{count}} point away from stopping',
    near_other: 'as {{them}} is only {{count}} points away from stopping',
    late: 'with hardly a turn left to better it',
    sure: 'sure of it, before the others come near',
  },
  go: {
    behind: 'stopping would have left the win to {{them}}',
    safe_one: 'as nobody is near: {{them}} still lacks {{count}} point',
    safe_other: 'as nobody is near: {{them}} still lacks {{count}} points',
    more_one: 'with {{count}} more card to play',
    more_other: 'with {{count}} more cards to play',
  },
} as const satisfies Sentences;
