import { josa } from 'es-hangul';
import i18next, { type i18n } from 'i18next';
import { THEMES } from '../../themes/registry.ts';
import type { Game } from '../engine/game.ts';
import { LANGUAGES, type Language, type Sentences } from '../engine/text.ts';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { botSentences } from './bot.ts';

type Particles = Parameters<typeof josa>[1];

/** Korean particles, chosen by how the word before them ends: `{{who, 은는}}`. */
const PARTICLES: Readonly<Record<string, Particles>> = {
  은는: '은/는',
  이가: '이/가',
  을를: '을/를',
  와과: '와/과',
  으로: '으로/로',
};

/** All sentences of the bot, of all games and of their themes (`<game>/<theme>`), each in its namespace. */
function resources(): Record<Language, Record<string, Sentences>> {
  const inLanguage = (language: Language): Record<string, Sentences> => ({
    bot: botSentences[language],
    ...Object.fromEntries(games.map((game) => [game.id, sentencesOf(game, language)])),
    ...Object.fromEntries(THEMES.map(({ id, game, words }) => [`${game}/${id}`, words[language]])),
  });
  return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])) as ReturnType<
    typeof resources
  >;
}

/** Those of the game as it is now, and below them what only its earlier versions say. */
function sentencesOf(game: Game, language: Language): Sentences {
  const before = earlier.filter(({ id }) => id === game.id).sort((one, other) => one.rules - other.rules);
  return [...before, game].map(({ words }) => words.sentences[language]).reduce(over, {});
}

/** The second tree laid over the first. */
function over(below: Sentences, above: Sentences): Sentences {
  const both = Object.entries(above).map(([key, value]) => {
    const under = below[key];
    return [key, typeof value === 'string' || typeof under !== 'object' ? value : over(under, value)];
  });
  return { ...below, ...Object.fromEntries(both) };
}

/** How digits are read in Korean: a particle follows the sound, and what ends in a digit has one too. */
const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

function withParticle(word: string, particles: Particles): string {
  const sound = word.replace(/\d$/, (digit) => DIGITS[Number(digit)] as string);
  return word + josa.pick(sound, particles);
}

function made(): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    resources: resources(),
    lng: 'en',
    fallbackLng: false,
    defaultNS: 'bot',
    nsSeparator: ':',
    keySeparator: '.',
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    returnNull: false,
  });
  for (const [name, particles] of Object.entries(PARTICLES)) {
    instance.services.formatter?.add(name, (value) => withParticle(String(value), particles));
  }
  instance.store.on('added', () => whole.clear());
  return instance;
}

/** Sentences into which nothing is filled in, as they were said before; forgotten where one is added to those that there are. */
export const whole = new Map<string, string>();

let instance: i18n | undefined;

/** The one i18next instance, made when it is first asked for. */
export function sentences(): i18n {
  instance ??= made();
  return instance;
}
