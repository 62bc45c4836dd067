import { THEMES } from '../../themes/registry.ts';
import type { Game } from '../engine/game.ts';
import { LANGUAGES, type Language, type Sentences } from '../engine/text.ts';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { botSentences } from './bot.ts';

/** Sentences by namespace: `bot`, a game, or a theme (`<game>/<theme>`). */
type Namespaces = Record<string, Sentences>;

let byLanguage: Readonly<Record<Language, Namespaces>> | undefined;
const addedListeners: (() => void)[] = [];

/** Returns all sentences of a language by namespace; the first call collects them. */
export function getSentences(language: Language): Readonly<Namespaces> {
  byLanguage ??= { en: collectSentences('en'), ko: collectSentences('ko') };
  return byLanguage[language];
}

/** Returns the sentence at a path such as `refuse.moved`, as it is written. */
export function findSentence(language: Language, namespace: string, path: string): string | undefined {
  let found: Sentences | string | undefined = getSentences(language)[namespace];
  for (const key of path.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, key) ? found[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Adds sentences to a namespace, such as those of a game that is not in the registry; they replace what was there under the same paths. */
export function addSentences(namespace: string, sentences: Readonly<Record<Language, Sentences>>): void {
  for (const language of LANGUAGES) {
    const all: Namespaces = getSentences(language);
    all[namespace] = mergeSentences(all[namespace] ?? {}, sentences[language]);
  }
  for (const forget of addedListeners) forget();
}

/** Registers a callback for added sentences, upon which cached sentences have to be dropped. */
export function onSentencesAdded(forget: () => void): void {
  addedListeners.push(forget);
}

function collectSentences(language: Language): Namespaces {
  return {
    bot: botSentences[language],
    ...Object.fromEntries(games.map((game) => [game.id, getGameSentences(game, language)])),
    ...Object.fromEntries(THEMES.map(({ id, game, words }) => [`${game}/${id}`, words[language]])),
  };
}

/** Returns the sentences of a game, including those that only its earlier rules versions use. */
function getGameSentences(game: Game, language: Language): Sentences {
  const before = earlier.filter(({ id }) => id === game.id).sort((one, other) => one.rules - other.rules);
  return [...before, game].map(({ text }) => text.sentences[language]).reduce(mergeSentences, {});
}

/** Merges two trees of sentences; the second one wins. */
function mergeSentences(below: Sentences, above: Sentences): Sentences {
  const both = Object.entries(above).map(([key, value]) => {
    const under = below[key];
    return [
      key,
      typeof value === 'string' || typeof under !== 'object' ? value : mergeSentences(under, value),
    ];
  });
  return { ...below, ...Object.fromEntries(both) };
}
