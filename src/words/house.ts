import type { Language, Sentences } from '../engine/text.ts';
import type { Fitting } from '../engine/translation.ts';
import { houseEn } from './house.en.ts';
import { houseKo } from './house.ko.ts';

declare module '../engine/spoken.ts' {
  interface Spoken {
    house: typeof houseEn;
  }
}

/** What the house itself says, beside the games: refusals of the kernel, lobby, panels, announcements. */
export const houseSentences: Readonly<Record<Language, Sentences>> = {
  en: houseEn,
  ko: houseKo satisfies Fitting<typeof houseEn, typeof houseKo>,
};
