import { expect, it } from 'vitest';
import { sceneOf } from '../../render/registry.ts';
import { everySceneIsDrawn } from './drawn-scenes.ts';

/** With more positions in `test/long/scenes.test.ts`. */
everySceneIsDrawn(4);

it('says which scene does not exist', () => {
  expect(() => sceneOf('chess')).toThrow('There is no scene for the game chess');
});
