import type { Theme } from '../../themes/theme.ts';
import type { Language } from '../engine/text.ts';
import { type Particle, particles } from './particles.ts';
import { findSentence, onSentencesAdded } from './sentences.ts';

/** Theme whose wording a text uses. */
export type TextTheme = Pick<Theme, 'game' | 'id'>;

/** Placeholder of a sentence, with its particle. */
interface Placeholder {
  readonly name: string;
  /** Source text in the sentence: `{{who, 이가}}`. */
  readonly written: string;
  readonly particle: Particle | null;
}

/** Sentence split at its placeholders. */
export type SentenceTemplate = readonly (string | Placeholder)[];

/** Plural forms of a sentence; `any` if nothing is counted. */
type PluralForm = Intl.LDMLPluralRule | 'zero' | 'any';

/** Parsed sentences by key; null for keys without a sentence. */
type SentenceCache = Map<string, SentenceTemplate | null>;

/** Parsed sentences of one theme, by language and plural form. */
type ThemeCaches = Readonly<Record<Language, Map<PluralForm, SentenceCache>>>;

let cachesByTheme = new WeakMap<TextTheme, ThemeCaches>();

onSentencesAdded(() => {
  cachesByTheme = new WeakMap();
});

/**
 * Returns the parsed sentence of a key in a theme's wording; `count` selects the plural form. The result is cached. Null if there is none.
 */
export function findTemplate(
  language: Language,
  theme: TextTheme,
  key: string,
  count?: number,
): SentenceTemplate | null {
  const form = getPluralForm(language, count);
  const sentences = getSentenceCache(theme, language, form);
  const known = sentences.get(key);
  if (known !== undefined) return known;
  const written = findFirstSentence(
    language,
    [getThemedKey(key, theme) ?? [], key].flat(),
    getKeySuffixes(language, form),
  );
  const made = written === undefined ? null : parseTemplate(localiseCommands(language, written));
  sentences.set(key, made);
  return made;
}

function getSentenceCache(theme: TextTheme, language: Language, form: PluralForm): SentenceCache {
  const byLanguage = cachesByTheme.get(theme) ?? { en: new Map(), ko: new Map() };
  cachesByTheme.set(theme, byLanguage);
  const sentences = byLanguage[language].get(form) ?? new Map();
  byLanguage[language].set(form, sentences);
  return sentences;
}

const PLURAL_RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ko: new Intl.PluralRules('ko'),
};

function getPluralForm(language: Language, count: number | undefined): PluralForm {
  if (count === undefined) return 'any';
  return count === 0 ? 'zero' : PLURAL_RULES[language].select(count);
}

/** Returns the key suffixes of a plural form, in the order in which they are looked up. */
function getKeySuffixes(language: Language, form: PluralForm): readonly string[] {
  if (form === 'any') return [''];
  return form === 'zero' ? ['_zero', `_${PLURAL_RULES[language].select(0)}`, ''] : [`_${form}`, ''];
}

/** Returns the first sentence that exists. */
function findFirstSentence(
  language: Language,
  keys: readonly string[],
  ends: readonly string[],
): string | undefined {
  for (const key of keys) {
    const [namespace, path] = splitKey(key);
    for (const end of ends) {
      const sentence = findSentence(language, namespace, `${path}${end}`);
      if (sentence !== undefined) return sentence;
    }
  }
  return undefined;
}

function splitKey(key: string): readonly [string, string] {
  const at = key.indexOf(':');
  return at < 0 ? ['bot', key] : [key.slice(0, at), key.slice(at + 1)];
}

/** Returns the key of the theme's own wording, or null if themes do not reword this text. The game's name and description stay. */
export function getThemedKey(key: string, theme: TextTheme): string | null {
  if (!key.startsWith(`${theme.game}:`)) return null;
  const path = key.slice(theme.game.length + 1);
  return path === 'name' || path === 'about' ? null : `${theme.game}/${theme.id}:${path}`;
}

const COMMAND_MARK = /<\/([a-z]+)(?: ([a-z]+))?>/g;

/** Puts the localised names into the command marks of a sentence: `</table leave>` becomes `</테이블 나가기>`. */
export function localiseCommands(language: Language, sentence: string): string {
  return sentence.replace(COMMAND_MARK, (_, command: string, subcommand: string | undefined) => {
    const names = [`command.${command}.name`, ...(subcommand ? [`subcommand.${subcommand}.name`] : [])];
    return `</${names.map((name) => findSentence(language, 'bot', name)).join(' ')}>`;
  });
}

const PLACEHOLDER = /\{\{(.+?)\}\}/g;
/** Matches `who` or `who, 이가`. */
const PLAIN_PLACEHOLDER = /^\s*(\w+)\s*(?:,\s*(\S+)\s*)?$/;

/** Splits a sentence. Throws if a placeholder is neither a name nor a name with a particle. */
function parseTemplate(sentence: string): SentenceTemplate {
  const parts: (string | Placeholder)[] = [];
  let end = 0;
  for (const place of sentence.matchAll(PLACEHOLDER)) {
    const [written, inside = ''] = place;
    const [, name, formatted] = PLAIN_PLACEHOLDER.exec(inside) ?? [];
    const particle = formatted === undefined ? null : particles.get(formatted);
    if (name === undefined || particle === undefined) throw new Error(`Unknown placeholder ${written}`);
    parts.push(sentence.slice(end, place.index), { name, written, particle });
    end = place.index + written.length;
  }
  return [...parts, sentence.slice(end)].filter((part) => part !== '');
}
