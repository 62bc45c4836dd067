import type { Translation } from '../../src/engine/translation.ts';
import type { en } from './words.en.ts';

export const ko = {
  name: '기본 모습',
  about: '테마 없이 있는 그대로',
} as const satisfies Translation<typeof en>;
