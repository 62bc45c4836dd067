import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { botSentences } from '../../src/i18n/bot.ts';
import { THEMES } from '../../themes/registry.ts';
import { leavesOf } from './leaves.ts';

const TREES = [
  botSentences.en,
  ...games.map(({ text }) => text.sentences.en),
  ...THEMES.map(({ words }) => words.en),
];

test('i18n: no English sentence contains “the own”', () => {
  const sentences = TREES.flatMap((tree) => [...leavesOf(tree).values()]);
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter((sentence) => /\bthe own\b/i.test(sentence))).toEqual([]);
});
