import type { Sentences } from '../../engine/text.ts';

export const plansEn = {
  plan: {
    title: '**Plan your next turn.** Only you can see this.',
    always: 'Your answers are played even if things have changed, if they’re possible. Otherwise you decide.',
    answer: '{{when}}: **{{path}}**',
    planned: 'Your plan: {{when}}.',
    lapse: {
      changed: 'Your plan wasn’t played ({{when}}): things have changed.',
      gone: 'Your plan wasn’t played ({{when}}): it isn’t possible now.',
      elsewhere: 'Your plan wasn’t played: your turn came differently.',
      undo: 'Your plan is off: the move before it was undone.',
    },
  },
} as const satisfies Sentences;
