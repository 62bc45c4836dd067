import type { Sentences } from '../../src/engine/text.ts';

export const en = {
  name: 'Default look',
  about: 'The game without a theme',
} as const satisfies Sentences;
