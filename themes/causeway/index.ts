import type { SentenceRegistry } from '../../src/engine/sentence-keys.ts';
import type { CheckedTranslation } from '../../src/engine/translation.ts';
import type { KitHues } from '../plain/kit.ts';
import type { MoneyRunHues, MoneyRunMotif } from '../plain/moneyrun.ts';
import type { Theme } from '../theme.ts';
import { colours } from './colours.ts';
import { motifs } from './motifs.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** Theme of Money Run: a flooded river, a town's old stone money, and people who want to get across dry-shod. */
export const causeway: Theme<MoneyRunHues & KitHues, MoneyRunMotif> = {
  id: 'causeway',
  game: 'moneyrun',
  colours,
  motifs,
  words: {
    en: en satisfies CheckedTranslation<SentenceRegistry['moneyrun'], typeof en>,
    ko: ko satisfies CheckedTranslation<SentenceRegistry['moneyrun'], typeof ko>,
  },
};
