import i18next, { type i18n } from 'i18next';
import { THEMES } from '../../themes/registry.ts';
import type { Game } from '../engine/game.ts';
import { LANGUAGES, type Language, type Sentences } from '../engine/text.ts';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { botSentences } from './bot.ts';
import { particles } from './particles.ts';

/** Returns all sentences of the bot, the games and their themes (`<game>/<theme>`), each in its own namespace. */
function createResources(): Record<Language, Record<string, Sentences>> {
  const inLanguage = (language: Language): Record<string, Sentences> => ({
    bot: botSentences[language],
    ...Object.fromEntries(games.map((game) => [game.id, getGameSentences(game, language)])),
    ...Object.fromEntries(THEMES.map(({ id, game, words }) => [`${game}/${id}`, words[language]])),
  });
  return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])) as ReturnType<
    typeof createResources
  >;
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

function createI18n(): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    resources: createResources(),
    lng: 'en',
    fallbackLng: false,
    defaultNS: 'bot',
    nsSeparator: ':',
    keySeparator: '.',
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    returnNull: false,
  });
  for (const [name, particle] of particles)
    instance.services.formatter?.add(name, (value) => particle(String(value)));
  instance.store.on('added', () => {
    for (const forget of addedListeners) forget();
  });
  return instance;
}

const addedListeners: (() => void)[] = [];

/** Registers a callback for added sentences, upon which cached sentences have to be dropped. */
export function onSentencesAdded(forget: () => void): void {
  addedListeners.push(forget);
}

let instance: i18n | undefined;

/** Returns the only i18next instance, and creates it on the first call. */
export function getI18n(): i18n {
  instance ??= createI18n();
  return instance;
}
