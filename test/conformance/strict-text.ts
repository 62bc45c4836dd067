import type { Game } from '../../src/engine/game.ts';
import type { Arg, Language, Text } from '../../src/engine/text.ts';
import { addSentences, findSentence } from '../../src/i18n/sentences.ts';
import { translate } from '../../src/i18n/translate.ts';
import { expectTrue, formatValue } from './plain.ts';

/** Registers the sentences of a game that is not in the registry. */
export function introduceGame({ id, text }: Game): void {
  addSentences(id, text.sentences);
}

const knownTexts = new Map<string, string>();
const placeholders = new Map<string, readonly string[]>();

/** Clears the cached sentences, because another game may use the same keys. */
export function forgetSpoken(): void {
  knownTexts.clear();
  placeholders.clear();
}

/** Formats the text as a sentence. Throws if the sentence is missing or a placeholder is unfilled. */
export function formatStrictly(language: Language, text: Text): string {
  const key = language + JSON.stringify(text);
  const before = knownTexts.get(key);
  if (before !== undefined) return before;
  expectFilled(language, text);
  const said = translate(language, text, (seat) => `Player ${seat + 1}`);
  expectTrue(
    said.trim() !== '' && !/\{\{|\$t\(|undefined|\[object|NaN/.test(said),
    `${text.key} is said as ${formatValue(said)}`,
  );
  if (knownTexts.size < 50_000) knownTexts.set(key, said);
  return said;
}

function expectFilled(language: Language, { key, with: args = {} }: Text): void {
  for (const place of getSentencePlaceholders(language, key)) {
    expectTrue(
      Object.hasOwn(args, place),
      `${key} in ${language} has a place {{${place}}} that nothing fills`,
    );
  }
  for (const inner of Object.values(args).flatMap(listNestedTexts)) expectFilled(language, inner);
}

/** Returns the placeholder names of a key's sentence, cached. */
function getSentencePlaceholders(language: Language, key: string): readonly string[] {
  const before = placeholders.get(language + key);
  if (before) return before;
  const [namespace, path] = key.split(':') as [string, string];
  const found = parsePlaceholders(getRawSentence(language, namespace, path) ?? '');
  placeholders.set(language + key, found);
  return found;
}

/** Returns the placeholder names of a sentence. */
export function parsePlaceholders(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name as string);
}

function getRawSentence(language: Language, namespace: string, path: string): string | undefined {
  return findSentence(language, namespace, path) ?? findSentence(language, namespace, `${path}_other`);
}

function listNestedTexts(arg: Arg): Text[] {
  if (typeof arg !== 'object') return [];
  if (Array.isArray(arg)) return (arg as readonly Arg[]).flatMap(listNestedTexts);
  return 'key' in arg ? [arg] : [];
}
