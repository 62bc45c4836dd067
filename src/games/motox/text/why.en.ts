import type { Sentences } from '../../../engine/text.ts';

/** Reasons for a move in English, half a sentence each. */
export const whyEn = {
  leader: 'to throw the leader off',
  lead: 'to take the lead',
  past: 'to get past {{them}}',
  only: 'as no way stayed on the track',
  further: 'which still leads further than any safe way',
  near: 'to have the finish within a roll',
  edge: 'as every longer way led off the track',
  far: 'as far as any way led',
  ace: 'for a better chance of a 1',
  sprint: 'with the finish close',
  away: 'to get away from the others',
  catchUp: 'to catch up',
  wait: 'to roll more dice once somebody is ahead',
  up: 'rather than wait for a 1',
  front: 'to begin a row ahead',
  // Used only by logs of earlier versions.
  rear: 'to have one die more than the front row',
  rear_one: 'to have one die more than the front row',
  rear_other: 'to have {{count}} dice more than the front row',
  straight: 'so that tile {{tile}} can take a ramp',
  bend: 'as a bend asks for the right roll',
  bar_one: 'so that a 1 does not get over it',
  bar_other: 'so that nothing up to {{count}} gets over it',
} as const satisfies Sentences;
