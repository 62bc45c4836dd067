import type { Language, Sentences } from '../engine/text.ts';
import { houseEn } from './house.en.ts';
import { houseKo } from './house.ko.ts';

/** What the house itself says, beside the games: refusals of the kernel, lobby, panels, announcements. */
export const houseSentences: Readonly<Record<Language, Sentences>> = { en: houseEn, ko: houseKo };
