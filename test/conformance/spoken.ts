import type { Game } from '../../src/engine/game.ts';
import { type Arg, LANGUAGES, type Language, type Text } from '../../src/engine/text.ts';
import { sentences } from '../../src/i18n/i18n.ts';
import { say } from '../../src/i18n/say.ts';
import { must, shown } from './plain.ts';

/** Makes the sentences of a game known that is not of the registry. */
export function introduce({ id, words }: Game): void {
  for (const language of LANGUAGES)
    sentences().addResourceBundle(language, id, words.sentences[language], true, true);
}

const known = new Map<string, string>();
const places = new Map<string, readonly string[]>();

/** Forgets what was said before: another game may use the same names for other sentences. */
export function forget(): void {
  known.clear();
  places.clear();
}

/** The text as a sentence. Throws when the sentence is missing, or one of its places has nothing to fill it. */
export function spoken(language: Language, text: Text): string {
  const key = language + JSON.stringify(text);
  const before = known.get(key);
  if (before !== undefined) return before;
  filled(language, text);
  const said = say(language, text, (seat) => `Player ${seat + 1}`);
  must(
    said.trim() !== '' && !/\{\{|\$t\(|undefined|\[object|NaN/.test(said),
    `${text.key} is said as ${shown(said)}`,
  );
  if (known.size < 50_000) known.set(key, said);
  return said;
}

function filled(language: Language, { key, with: args = {} }: Text): void {
  for (const place of placesIn(language, key)) {
    must(Object.hasOwn(args, place), `${key} in ${language} has a place {{${place}}} that nothing fills`);
  }
  for (const inner of Object.values(args).flatMap(nested)) filled(language, inner);
}

/** The names of the places of the sentence of a key, which is looked for once. */
function placesIn(language: Language, key: string): readonly string[] {
  const before = places.get(language + key);
  if (before) return before;
  const [namespace, path] = key.split(':') as [string, string];
  const found = placesOf(rawSentence(language, namespace, path) ?? '');
  places.set(language + key, found);
  return found;
}

/** The names of the places of a sentence. */
export function placesOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name as string);
}

function rawSentence(language: Language, namespace: string, path: string): string | undefined {
  const forms = [path, `${path}_other`].map(
    (form) => sentences().getResource(language, namespace, form) as unknown,
  );
  return forms.find((form) => typeof form === 'string') as string | undefined;
}

function nested(arg: Arg): Text[] {
  if (typeof arg !== 'object') return [];
  if (Array.isArray(arg)) return (arg as readonly Arg[]).flatMap(nested);
  return 'key' in arg ? [arg] : [];
}
