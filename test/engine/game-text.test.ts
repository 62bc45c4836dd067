import { expect, test } from 'vitest';
import { getGameText } from '../../src/engine/game-text.ts';
import { highcard } from '../conformance/highcard/index.ts';

test('getGameText: puts the id of the game before the key', () => {
  expect(getGameText(highcard, 'name')).toEqual({ key: 'highcard:name' });
  expect(getGameText({ id: 'forage' }, 'ruling.R-FO-8')).toEqual({ key: 'forage:ruling.R-FO-8' });
});
