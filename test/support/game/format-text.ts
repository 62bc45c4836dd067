import type { Game, Kinds } from '../../../src/engine/game.ts';
import type { Choice } from '../../../src/engine/question.ts';
import type { Language, Text } from '../../../src/engine/text.ts';
import { addSentences } from '../../../src/i18n/sentences.ts';
import { translate } from '../../../src/i18n/translate.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ann', 'Bo', 'Cem', 'Dee', 'Eve', 'Flo'],
  ko: ['하늘', '바람', '별', '나무', '구름', '강'],
};

/** Registers a game's sentences, whether it is in the registry or not. */
export function introduceGame<K extends Kinds>(game: Game<K>): Game<K> {
  addSentences(game.id, game.text.sentences);
  return game;
}

/** Formats the text with the seats named Ann, Bo, Cem, … */
export function formatText(language: Language, text: Text): string {
  return translate(language, text, (seat) => NAMES[language][seat] ?? `seat ${seat}`);
}

/** Formats an answer with its note: "A: 0 to 6, scores a run". */
export function formatChoice(language: Language, { label, note }: Choice): string {
  return [label, ...(note ? [note] : [])].map((text) => formatText(language, text)).join(', ');
}

/** Formats the text with names as long as Discord allows. */
export function formatLongText(language: Language, text: Text): string {
  return translate(language, text, (seat) => `${seat}`.repeat(32));
}
