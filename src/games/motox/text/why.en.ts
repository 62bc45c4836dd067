import type { Sentences } from '../../../engine/text.ts';

/** Reasons for a move in English, as they stand in parentheses after it: (taking the lead). */
export const whyEn = {
  leader: 'knocking the leader off',
  lead: 'taking the lead',
  past: 'passing {{them}}',
  only: 'no ride stayed on the track',
  further: 'still farther than any safe ride',
  near: 'one roll from the finish',
  edge: 'any longer ride left the track',
  far: 'as far as possible',
  ace: 'a better chance of a 1',
  sprint: 'close to the finish',
  away: 'pulling away from the others',
  catchUp: 'catching up',
  wait: 'waiting to roll more dice from behind',
  up: 'instead of waiting for a 1',
  front: 'starting a row ahead',
  // Used only by logs of earlier versions.
  rear: 'one more die than the front row',
  rear_one: 'one more die than the front row',
  rear_other: '{{count}} more dice than the front row',
  straight: 'so tile {{tile}} can have a ramp',
  bend: 'a bend takes the right roll',
  bar_one: "a 1 won't clear it",
  bar_other: 'nothing up to {{count}} clears it',
} as const satisfies Sentences;
