import { expect, it } from 'vitest';
import { getScene } from '../../render/registry.ts';
import { testScenes } from './test-scenes.ts';

/** More positions are tested in `test/long/scenes.test.ts`. */
testScenes(4);

it('getScene: throws with the name of an unknown game', () => {
  expect(() => getScene('chess')).toThrow('There is no scene for the game chess');
});
