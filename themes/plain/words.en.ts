import type { Sentences } from '../../src/engine/text.ts';

export const en = {
  name: 'Plain look',
  about: 'The game as it is, without a theme',
} as const satisfies Sentences;
