import { expect, test } from 'vitest';
import { getGameText } from '../../src/engine/game-text.ts';
import { highcard } from '../conformance/highcard/index.ts';

test('a sentence of a game stands under its id', () => {
  expect(getGameText(highcard, 'name')).toEqual({ key: 'highcard:name' });
  expect(getGameText({ id: 'forage' }, 'ruling.R-FO-8')).toEqual({ key: 'forage:ruling.R-FO-8' });
});
