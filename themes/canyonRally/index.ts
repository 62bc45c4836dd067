import type { Spoken } from '../../src/engine/spoken.ts';
import type { Fitting } from '../../src/engine/translation.ts';
import type { KitHues } from '../plain/kit.ts';
import type { MotoxHues, MotoxMotif } from '../plain/motox.ts';
import type { Theme } from '../theme.ts';
import { colours } from './colours.ts';
import { motifs } from './motifs.ts';
import { en } from './words.en.ts';
import { ko } from './words.ko.ts';

/** A rally along the rim of a canyon. */
export const canyonRally: Theme<MotoxHues & KitHues, MotoxMotif> = {
  id: 'canyon',
  game: 'motox',
  colours,
  motifs,
  words: {
    en: en satisfies Fitting<Spoken['motox'], typeof en>,
    ko: ko satisfies Fitting<Spoken['motox'], typeof ko>,
  },
};
