import { expect, test } from 'vitest';
import { LANGUAGES, type Sentences } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { botSentences } from '../../src/i18n/bot.ts';
import { THEMES } from '../../themes/registry.ts';

/** A command in a sentence, `</play>` or `</table leave>`; its names are English in every language. */
const MARK = /<\/([a-z]+)(?: ([a-z]+))?>/g;

/** A command that is written without a mark: "/play"; neither a part of an address nor of "2 / 3" or "7/12". */
const PLAIN = /(?<![\p{L}\p{N}<:/.)}*_`])\/([\p{L}]{2,})/gu;

test.each(LANGUAGES)('sentences in %s name only commands that Discord lists', (language) => {
  const all: Sentences[] = [
    botSentences[language],
    ...games.map(({ text }) => text.sentences[language]),
    ...THEMES.map(({ words }) => words[language]),
  ];
  // The catalogue is a literal type; command names are looked up by a name read from a sentence.
  const { command, subcommand } = botSentences[language] as unknown as Record<
    'command' | 'subcommand',
    Record<string, { name: string }>
  >;
  const sentences = all.flatMap(leaves);
  const marked = sentences.flatMap((sentence) => [...sentence.matchAll(MARK)]);
  expect(marked.filter(([, name = '']) => command[name] === undefined)).toEqual([]);
  const parts = marked.filter(([, , part]) => part !== undefined);
  expect(parts.filter(([, name, part = '']) => name !== 'table' || !subcommand[part])).toEqual([]);
  const plain = sentences.flatMap((sentence) => [...sentence.matchAll(PLAIN)].map(([, name]) => name));
  expect(plain).toEqual([]);
  expect(marked.length).toBeGreaterThan(20);
});

function leaves(sentences: Sentences | string): readonly string[] {
  return typeof sentences === 'string' ? [sentences] : Object.values(sentences).flatMap(leaves);
}
