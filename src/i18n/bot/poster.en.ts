import type { Sentences } from '../../engine/text.ts';

export const posterEn = {
  poster: {
    line: '**{{game}}** · {{result}}',
    alt: 'Poster of {{game}}, {{date}}: {{result}}',
    seal: 'Photo finish',
    chances: 'Chances',
    best: 'Best move · {{number}}',
    posted: 'Poster: {{link}}',
    failed: 'I couldn’t draw the poster.',
  },
} as const satisfies Sentences;
