import type { Sentences } from '../../../engine/text.ts';

/** Reasons for a move in English, as they stand in parentheses after it: (advancing the last pawn). */
export const whyEn = {
  attack_one: 'setting {{them}} back {{count}} space',
  attack_other: 'setting {{them}} back {{count}} spaces',
  lastButOne: 'one run away from winning',
  lead: 'taking the lead',
  level: 'drawing level with {{them}}',
  shortCut_one: 'a shortcut of {{count}} space',
  shortCut_other: 'a shortcut of {{count}} spaces',
  escape: 'out of reach of {{them}}',
  bar: 'keeping {{them}} from bringing a pawn out',
  hunt: 'threatening {{them}} on {{space}}',
  near: 'one roll away from a run',
  shelter: 'safe from bumps',
  catchUp: 'advancing the last pawn',
} as const satisfies Sentences;
