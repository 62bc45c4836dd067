import { LANGUAGES, type Language, type Text } from '../../../src/engine/text.ts';
import { forage } from '../../../src/games/forage/index.ts';
import { sentences } from '../../../src/words/i18n.ts';
import { say } from '../../../src/words/say.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ann', 'Bo', 'Cem', 'Dee'],
  ko: ['하늘', '바람', '별', '나무'],
};

// The game need not be in the registry for these tests.
for (const language of LANGUAGES) {
  sentences().addResourceBundle(language, forage.id, forage.words.sentences[language]);
}

/** The text as a sentence, the seats being Ann, Bo, Cem and Dee. */
export function said(language: Language, text: Text): string {
  return say(language, text, (seat) => NAMES[language][seat] ?? `seat ${seat}`);
}

/** The text with names as long as Discord allows. */
export function saidLong(language: Language, text: Text): string {
  return say(language, text, (seat) => `${seat}`.repeat(32));
}
