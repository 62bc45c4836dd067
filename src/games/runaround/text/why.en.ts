import type { Sentences } from '../../../engine/text.ts';

/** Reasons for a run in English, half a sentence each. */
export const whyEn = {
  attack_one: 'to set {{them}} back {{count}} space',
  attack_other: 'to set {{them}} back {{count}} spaces',
  lastButOne: 'then one more run wins',
  lead: 'to take the lead',
  level: 'to draw level with {{them}}',
  shortCut_one: 'for a short cut of {{count}} space',
  shortCut_other: 'for a short cut of {{count}} spaces',
  escape: 'out of reach of {{them}}',
  bar: 'so that {{them}} cannot bring a pawn out',
  hunt: 'with the pawn of {{them}} on {{space}} in range',
  near: 'within a roll of the next run',
  shelter: 'where no wall is to be bumped over',
  catchUp: 'to bring the last one along',
} as const satisfies Sentences;
