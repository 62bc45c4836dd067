import type { TutorialStep } from '../../engine/game-parts.ts';

/** Positions of `/learn`: two players, and the learner runs from the south side to row 9. */
export const tutorial: readonly TutorialStep[] = [
  {
    id: 'pave',
    position:
      '9 | pawns s:e1 n:e9 | stacks - | table LMSPP | bag 4 9 11 13 | round 1 first 1 to move 1 actions 2',
    right: ['L e2', 'M e2', 'S e2', 'P e2'],
    replies: { under: ['L e1', 'M e1', 'S e1', 'P e1'] },
  },
  {
    id: 'step',
    position:
      '9 | pawns s:e3 n:d6 | stacks d3:M e3:L f3:LM e4:LLM d6:M | table LMSPP | bag 0 5 11 13 | round 5 first 1 to move 1 actions 2',
    right: ['f3'],
    replies: { level: ['d3'] },
  },
  {
    id: 'raise',
    position:
      '9 | pawns s:e4 n:c7 | stacks e4:M f5:LMS c6:M c7:L | table LMSPP | bag 2 6 10 13 | round 5 first 1 to move 1 actions 2',
    right: ['M e4', 'S e4', 'P e4', 'c6-e4', 'f5-e4'],
  },
  {
    id: 'block',
    position:
      '9 | pawns s:e6 n:c3 | stacks c1:L c2:M c3:M e5:M e6:M | table LMSPP | bag 3 5 11 13 | round 8 first 1 to move 1 actions 1',
    right: ['c1-e7', 'c2-e7'],
    replies: { place: ['L e7', 'M e7', 'S e7', 'P e7'] },
  },
  {
    id: 'run',
    position:
      '9 | pawns s:e6 n:b3 | stacks b2:M b3:M e6:LLMM f6:S d7:LMM e7:S d8:LM d9:P | table LMSPP | bag 0 2 9 12 | round 9 first 1 to move 1 actions 1',
    right: ['d7>d8>d9'],
    replies: { short: ['d7', 'd7>d8'], low: ['e7', 'd7>e7', 'd7>d8>e7', 'f6'] },
  },
];
