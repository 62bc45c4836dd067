import { expect, test } from 'vitest';
import { GAME_SCENES } from '../../render/game-scenes.ts';
import { getStyleSample } from '../../render/style-samples.ts';

test.each(GAME_SCENES)('getStyleSample: $id has its own sample picture', ({ id, previews }) => {
  expect(getStyleSample(id)).toBe(previews[0]);
});

test('getStyleSample: without a game, or for one without a sample, shows the flower cards', () => {
  expect(getStyleSample(undefined).scene).toBe('gostop');
  expect(getStyleSample('chess').scene).toBe('gostop');
});
