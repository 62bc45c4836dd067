import { LANGUAGES, type Language, type Text } from '../../../src/engine/text.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import { sentences } from '../../../src/words/i18n.ts';
import { say } from '../../../src/words/say.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = { en: ['Ann', 'Bo'], ko: ['하늘', '바다'] };

// The game need not be in the registry for these tests.
for (const language of LANGUAGES) {
  sentences().addResourceBundle(language, runaround.id, runaround.words.sentences[language]);
}

/** The text as a sentence, the seats being Ann and Bo. */
export function said(language: Language, text: Text): string {
  return say(language, text, (seat) => NAMES[language][seat] ?? `seat ${seat}`);
}
