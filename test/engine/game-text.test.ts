import { expect, test } from 'vitest';
import { gameText } from '../../src/engine/game-text.ts';
import { highcard } from '../conformance/highcard/index.ts';

test('a sentence of a game stands under its id', () => {
  expect(gameText(highcard, 'name')).toEqual({ key: 'highcard:name' });
  expect(gameText({ id: 'forage' }, 'ruling.R-FO-8')).toEqual({ key: 'forage:ruling.R-FO-8' });
});
