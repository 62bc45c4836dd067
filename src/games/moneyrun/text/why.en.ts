import type { Sentences } from '../../../engine/text.ts';

/** Reasons for an action in English, half a sentence each. */
export const whyEn = {
  ran_one: '{{count}} row in a single action',
  ran_other: '{{count}} rows in a single action',
  stop_one: 'as {{them}} was only {{count}} action from the line',
  stop_other: 'as {{them}} was only {{count}} actions from the line',
  both: 'a shorter way, and a longer one for {{them}}',
  // Used only by logs of earlier versions.
  steal: 'from {{them}}’s way to where it helps: {{own}} actions to go against {{theirs}}',
  stealAhead_one: 'from {{them}}’s way to where it helps: now {{count}} action ahead of {{them}}',
  stealAhead_other: 'from {{them}}’s way to where it helps: now {{count}} actions ahead of {{them}}',
  shut: 'so that {{them}} finds no way at all',
  take_one: 'to break {{them}}’s way, now {{count}} action longer',
  take_other: 'to break {{them}}’s way, now {{count}} actions longer',
  wall_one: 'to make {{them}} go round, {{count}} action more',
  wall_other: 'to make {{them}} go round, {{count}} actions more',
  stand: 'to be in the way of {{them}}',
  save_one: 'which saves {{count}} action on the way',
  save_other: 'which saves {{count}} actions on the way',
  lead: 'to take the lead in the race',
  climb: 'to run down from there',
  rise: 'to stand higher for the next step',
  close_one: 'with {{count}} action left to the line',
  close_other: 'with {{count}} actions left to the line',
  settle: 'as that would win now',
  enough: 'to leave the board as it is',
} as const satisfies Sentences;
