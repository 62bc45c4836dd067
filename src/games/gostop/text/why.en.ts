import type { Sentences } from '../../../engine/text.ts';

/** Reasons for moves in English, as they stand in parentheses after a move: (one card short of the three birds). */
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
  whole: 'completing {{goal}}',
  keep: 'denying {{them}} {{last}}',
  two: 'one card short of {{goal}}',
  spoil: 'keeping {{them}} from {{goal}}',
  first: 'starting on {{goal}}',
  animals_one: '{{count}} animal short of a point',
  animals_other: '{{count}} animals short of a point',
  ribbons_one: '{{count}} ribbon short of a point',
  ribbons_other: '{{count}} ribbons short of a point',
  junk_one: '{{count}} junk short of a point',
  junk_other: '{{count}} junk short of a point',
  every: {
    animals: 'each animal scores a point now',
    ribbons: 'each ribbon scores a point now',
    junk: 'each junk scores a point now',
  },
  gone: 'safe: the rest of its month is gone',
  rare: 'only one card left to match it',
  cheap: 'the cheapest card to leave',
  save: 'saving the hand for later',
  stop: {
    lost: 'before {{them}} gets even more',
    ready: '{{them}} could stop too',
    near_one: '{{them}} is {{count}} point from stopping',
    near_other: '{{them}} is {{count}} points from stopping',
    late: 'hardly a turn left to score more',
    sure: 'taking the sure win',
  },
  go: {
    behind: 'a stop would have let {{them}} win',
    safe_one: '{{them}} still needs {{count}} point',
    safe_other: '{{them}} still needs {{count}} points',
    more_one: '{{count}} more card to play',
    more_other: '{{count}} more cards to play',
  },
} as const satisfies Sentences;
