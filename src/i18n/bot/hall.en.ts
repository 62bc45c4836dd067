import type { Sentences } from '../../engine/text.ts';

export const hallEn = {
  hall: {
    title: 'Hall of fame',
    none: 'No trophies yet. Finish a rated game, or win a league.',
    rating: 'Rating {{rating}}',
    streak: 'Longest streak',
    wins_one: '{{count}} win',
    wins_other: '{{count}} wins in a row',
    line: '{{head}}: {{name}} ({{about}}).',
  },
} as const satisfies Sentences;
