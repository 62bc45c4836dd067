import { expect, test } from 'vitest';
import { forage } from '../../../src/games/forage/index.ts';
import { formatText } from '../../support/game/format-text.ts';
import { testRulesPages, testTextLengths, testTranslations } from '../../support/game/text.ts';
import { playRandomSteps } from './games.ts';
import { parseState } from './table.ts';

testTranslations(forage);
testRulesPages(forage);
testTextLengths(forage, () => [...playRandomSteps(2)].filter((_, at) => at % 4 === 0));

test('Forage next: two directions to one space share its letter', () => {
  const at =
    'torus 2 | pawns a1 h5 c8 | coins c3:C1 c6:C2 f6:C3 g7:C4 | stash S:- M:- C:- | round 1 first S to move S rolled 4';
  const question = forage.next(forage.view(parseState(at), 0), 0, []);
  if (question.kind !== 'pick') throw new Error('Not a pick');
  const marks = question.choices.map((choice) => `${choice.id}:${choice.at}:${choice.mark}`);
  expect(marks).toEqual(['n:a5:A', 'ne:e5:B', 'e:e1:C', 'se:e5:B', 's:a5:A', 'sw:e5:B', 'w:e1:C', 'nw:e5:B']);
});

test('Forage describe: with coins that stay face up, counts those that lie face down', () => {
  const at =
    'torus 2 | pawns a1 h5 c8 | coins c3:C1 c6:C2^ f6:C3 g7:C4^ | stash S:- M:- C:- | round 1 first S to move S rolled 4';
  const lines = (options: Record<string, boolean>) =>
    forage.text.describe(forage.view(parseState(at, options), null)).map((line) => formatText('en', line));
  const line = '2 coins are face down; the game ends when none are left.';
  expect(lines({ faceUp: true })).toContain(line);
  expect(lines({})).not.toContain(line);
});
