import type { Theme } from '../../themes/theme.ts';
import type { Language } from '../engine/text.ts';
import { getI18n, onSentencesAdded } from './i18n.ts';
import { type Particle, particles } from './particles.ts';

/** The theme in whose words a text is said. */
export type TextTheme = Pick<Theme, 'game' | 'id'>;

/** A place to fill in, and what comes after it. */
interface Placeholder {
  readonly name: string;
  /** As it stands in the sentence: `{{who, 이가}}`. */
  readonly written: string;
  readonly particle: Particle | null;
}

/** A sentence taken apart at its places. */
export type SentenceTemplate = readonly (string | Placeholder)[];

/** The forms of number that sentences can have; `any` where nothing is counted. */
type PluralForm = Intl.LDMLPluralRule | 'zero' | 'any';

/** What was found by a key: null for what only i18next can say. */
type SentenceCache = Map<string, SentenceTemplate | null>;

/** All that was said in the words of one theme. */
type ThemeCaches = Readonly<Record<Language, Map<PluralForm, SentenceCache>>>;

let cachesByTheme = new WeakMap<TextTheme, ThemeCaches>();

onSentencesAdded(() => {
  cachesByTheme = new WeakMap();
});

/**
 * The sentence of a key in the words of a theme that has its own; `count` chooses among forms of number. It is looked for and
 * taken apart once. Null where i18next has to say it, or that there is none.
 */
export function findTemplate(
  language: Language,
  theme: TextTheme,
  key: string,
  count?: number,
): SentenceTemplate | null {
  const form = getPluralForm(language, count);
  const drawer = getSentenceCache(theme, language, form);
  const known = drawer.get(key);
  if (known !== undefined) return known;
  const written = findSentence(
    language,
    [getThemedKey(key, theme) ?? [], key].flat(),
    getKeySuffixes(language, form),
  );
  const made = written === undefined ? null : parseTemplate(written);
  drawer.set(key, made);
  return made;
}

function getSentenceCache(theme: TextTheme, language: Language, form: PluralForm): SentenceCache {
  const shelf = cachesByTheme.get(theme) ?? { en: new Map(), ko: new Map() };
  cachesByTheme.set(theme, shelf);
  const drawer = shelf[language].get(form) ?? new Map();
  shelf[language].set(form, drawer);
  return drawer;
}

const PLURAL_RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ko: new Intl.PluralRules('ko'),
};

function getPluralForm(language: Language, count: number | undefined): PluralForm {
  if (count === undefined) return 'any';
  return count === 0 ? 'zero' : PLURAL_RULES[language].select(count);
}

/** How the keys of a form end, in the order of i18next. */
function getKeySuffixes(language: Language, form: PluralForm): readonly string[] {
  if (form === 'any') return [''];
  return form === 'zero' ? ['_zero', `_${PLURAL_RULES[language].select(0)}`, ''] : [`_${form}`, ''];
}

/** The first sentence that there is. */
function findSentence(
  language: Language,
  keys: readonly string[],
  ends: readonly string[],
): string | undefined {
  for (const key of keys) {
    const [namespace, path] = splitKey(key);
    for (const end of ends) {
      const sentence: unknown = getI18n().getResource(language, namespace, `${path}${end}`);
      if (typeof sentence === 'string') return sentence;
    }
  }
  return undefined;
}

function splitKey(key: string): readonly [string, string] {
  const at = key.indexOf(':');
  return at < 0 ? ['bot', key] : [key.slice(0, at), key.slice(at + 1)];
}

/** Where the theme would say it; null for what no theme speaks of. The game keeps its own name. */
export function getThemedKey(key: string, theme: TextTheme): string | null {
  if (!key.startsWith(`${theme.game}:`)) return null;
  const path = key.slice(theme.game.length + 1);
  return path === 'name' || path === 'about' ? null : `${theme.game}/${theme.id}:${path}`;
}

const PLACEHOLDER = /\{\{(.+?)\}\}/g;
/** `who`, or `who, 이가`. */
const PLAIN_PLACEHOLDER = /^\s*(\w+)\s*(?:,\s*(\S+)\s*)?$/;

/** Null for what i18next knows and no sentence of ours has: `$t(…)`, `{{- name}}`, `{{list.0}}`, `{{count, number}}`. */
function parseTemplate(sentence: string): SentenceTemplate | null {
  if (sentence.includes('$t(')) return null;
  const parts: (string | Placeholder)[] = [];
  let end = 0;
  for (const place of sentence.matchAll(PLACEHOLDER)) {
    const [written, inside = ''] = place;
    const [, name, formatted] = PLAIN_PLACEHOLDER.exec(inside) ?? [];
    const particle = formatted === undefined ? null : particles.get(formatted);
    if (name === undefined || particle === undefined) return null;
    parts.push(sentence.slice(end, place.index), { name, written, particle });
    end = place.index + written.length;
  }
  return [...parts, sentence.slice(end)].filter((part) => part !== '');
}
