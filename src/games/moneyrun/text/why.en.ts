import type { Sentences } from '../../../engine/text.ts';

/** Reasons for an action in English, as they stand in parentheses after it: (2 rows in one action). */
export const whyEn = {
  ran_one: '{{count}} row in one action',
  ran_other: '{{count}} rows in one action',
  stop_one: '{{them}} was {{count}} action from winning',
  stop_other: '{{them}} was {{count}} actions from winning',
  both: 'a shorter path, and a longer one for {{them}}',
  // Used only by logs of earlier versions.
  steal: "taking {{them}}'s coin: {{own}} actions to go against {{theirs}}",
  stealAhead_one: "taking {{them}}'s coin: {{count}} action ahead now",
  stealAhead_other: "taking {{them}}'s coin: {{count}} actions ahead now",
  shut: 'leaving {{them}} no path',
  take_one: "breaking {{them}}'s path: {{count}} action longer",
  take_other: "breaking {{them}}'s path: {{count}} actions longer",
  wall_one: "blocking {{them}}'s path: {{count}} action longer",
  wall_other: "blocking {{them}}'s path: {{count}} actions longer",
  stand: 'standing in the way of {{them}}',
  save_one: 'saving {{count}} action',
  save_other: 'saving {{count}} actions',
  lead: 'taking the lead',
  climb: 'ready to run down',
  rise: 'higher for the next step',
  close_one: '{{count}} action from the line',
  close_other: '{{count}} actions from the line',
  settle: 'that would win now',
  enough: 'leaving the board as it is',
} as const satisfies Sentences;
