import type { CheckedTranslation } from '../../src/engine/translation.ts';
import type { Theme } from '../theme.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** Plain theme of every game: its colours are the defaults that stand beside it in this folder. */
export const plain: Theme = {
  id: 'plain',
  game: 'any',
  colours: {},
  motifs: {},
  words: { en, ko: ko satisfies CheckedTranslation<typeof en, typeof ko> },
};
