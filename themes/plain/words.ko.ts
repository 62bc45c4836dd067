import type { Sentences } from '../../src/engine/text.ts';

export const ko: Sentences = { name: '기본 모습', about: '테마 없이 있는 그대로' };
