import type { CheckedTranslation } from '../../src/engine/translation.ts';
import type { Theme } from '../theme.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** The plain look, a theme of every game: it changes nothing of what stands beside it in this folder. */
export const plain: Theme = {
  id: 'plain',
  game: 'any',
  colours: {},
  motifs: {},
  words: { en, ko: ko satisfies CheckedTranslation<typeof en, typeof ko> },
};
