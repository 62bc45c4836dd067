import { expect, test } from 'vitest';
import { LANGUAGES, type Sentences } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { botSentences } from '../../src/i18n/bot.ts';
import { THEMES } from '../../themes/registry.ts';

/** Matches a command in a sentence: "</play>", "/게임열기"; not a part of an address, of "2 / 3" or of "7/12". */
const COMMAND = /(?:<|(?<![\p{L}\p{N}<:/.)}*_`]))\/([\p{L}]{2,})/gu;

/** Commands that sentences name already, until the catalogue has them. */
const COMING = ['settings', 'table'];

test.each(LANGUAGES)('i18n: sentences in %s name every command as Discord shows it', (language) => {
  const all: Sentences[] = [
    botSentences[language],
    ...games.map(({ text }) => text.sentences[language]),
    ...THEMES.map(({ words }) => words[language]),
  ];
  // The catalogue is a literal type; command names are looked up by a name read from a sentence.
  const { command } = botSentences[language] as unknown as { command: Record<string, { name: string }> };
  const names = [...Object.values(command).map(({ name }) => name), ...COMING];
  const named = all
    .flatMap(leaves)
    .flatMap((sentence) => [...sentence.matchAll(COMMAND)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !names.some((known) => name?.startsWith(known)))).toEqual([]);
});

function leaves(sentences: Sentences | string): readonly string[] {
  return typeof sentences === 'string' ? [sentences] : Object.values(sentences).flatMap(leaves);
}
