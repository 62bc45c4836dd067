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

test('no English sentence says of what somebody has that it is “the own”', () => {
  const said = TREES.flatMap((tree) => [...leavesOf(tree).values()]);
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter((sentence) => /\bthe own\b/i.test(sentence))).toEqual([]);
});
