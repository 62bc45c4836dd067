import type { Theme } from '../../themes/theme.ts';
import type { Language } from '../engine/text.ts';
import { onAdded, sentences } from './i18n.ts';
import { type Particle, particles } from './particles.ts';

/** The theme in whose words a text is said. */
export type Voice = Pick<Theme, 'game' | 'id'>;

/** A place to fill in, and what comes after it. */
interface Place {
  readonly name: string;
  /** As it stands in the sentence: `{{who, 이가}}`. */
  readonly written: string;
  readonly particle: Particle | null;
}

/** A sentence taken apart at its places. */
export type Form = readonly (string | Place)[];

/** The forms of number that sentences can have; `any` where nothing is counted. */
type Count = Intl.LDMLPluralRule | 'zero' | 'any';

/** What was found by a key: null for what only i18next can say. */
type Drawer = Map<string, Form | null>;

/** All that was said in the words of one theme. */
type Shelf = Readonly<Record<Language, Map<Count, Drawer>>>;

let shelves = new WeakMap<Voice, Shelf>();

onAdded(() => {
  shelves = new WeakMap();
});

/**
 * The sentence of a key in the words of a theme that has its own; `count` chooses among forms of number. It is looked for and
 * taken apart once. Null where i18next has to say it, or that there is none.
 */
export function formOf(language: Language, theme: Voice, key: string, count?: number): Form | null {
  const form = formOfNumber(language, count);
  const drawer = drawerOf(theme, language, form);
  const known = drawer.get(key);
  if (known !== undefined) return known;
  const written = found(language, [themedKey(key, theme) ?? [], key].flat(), endings(language, form));
  const made = written === undefined ? null : takenApart(written);
  drawer.set(key, made);
  return made;
}

function drawerOf(theme: Voice, language: Language, form: Count): Drawer {
  const shelf = shelves.get(theme) ?? { en: new Map(), ko: new Map() };
  shelves.set(theme, shelf);
  const drawer = shelf[language].get(form) ?? new Map();
  shelf[language].set(form, drawer);
  return drawer;
}

const RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ko: new Intl.PluralRules('ko'),
};

function formOfNumber(language: Language, count: number | undefined): Count {
  if (count === undefined) return 'any';
  return count === 0 ? 'zero' : RULES[language].select(count);
}

/** How the keys of a form end, in the order of i18next. */
function endings(language: Language, form: Count): readonly string[] {
  if (form === 'any') return [''];
  return form === 'zero' ? ['_zero', `_${RULES[language].select(0)}`, ''] : [`_${form}`, ''];
}

/** The first sentence that there is. */
function found(language: Language, keys: readonly string[], ends: readonly string[]): string | undefined {
  for (const key of keys) {
    const [namespace, path] = halves(key);
    for (const end of ends) {
      const sentence: unknown = sentences().getResource(language, namespace, `${path}${end}`);
      if (typeof sentence === 'string') return sentence;
    }
  }
  return undefined;
}

function halves(key: string): readonly [string, string] {
  const at = key.indexOf(':');
  return at < 0 ? ['bot', key] : [key.slice(0, at), key.slice(at + 1)];
}

/** Where the theme would say it; null for what no theme speaks of. The game keeps its own name. */
export function themedKey(key: string, theme: Voice): string | null {
  if (!key.startsWith(`${theme.game}:`)) return null;
  const path = key.slice(theme.game.length + 1);
  return path === 'name' || path === 'about' ? null : `${theme.game}/${theme.id}:${path}`;
}

const PLACE = /\{\{(.+?)\}\}/g;
/** `who`, or `who, 이가`. */
const PLAIN = /^\s*(\w+)\s*(?:,\s*(\S+)\s*)?$/;

/** Null for what i18next knows and no sentence of ours has: `$t(…)`, `{{- name}}`, `{{list.0}}`, `{{count, number}}`. */
function takenApart(sentence: string): Form | null {
  if (sentence.includes('$t(')) return null;
  const parts: (string | Place)[] = [];
  let end = 0;
  for (const place of sentence.matchAll(PLACE)) {
    const [written, inside = ''] = place;
    const [, name, formatted] = PLAIN.exec(inside) ?? [];
    const particle = formatted === undefined ? null : particles.get(formatted);
    if (name === undefined || particle === undefined) return null;
    parts.push(sentence.slice(end, place.index), { name, written, particle });
    end = place.index + written.length;
  }
  return [...parts, sentence.slice(end)].filter((part) => part !== '');
}
