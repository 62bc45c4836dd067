import { expect, test } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import { encodeScene, renderPicture, takePooledSurface } from '../../render/picture.ts';
import { PREVIEWS } from '../../render/registry.ts';
import { getStyle } from '../../render/style.ts';

test('renderPicture: is independent of what was drawn on its pooled canvas before', async () => {
  for (const preview of PREVIEWS) {
    const alone = encodeScene(preview, drawScene(preview));
    const { png, width, height } = await renderPicture(preview);
    expect({ width, height }).toEqual({ width: alone.width, height: alone.height });
    expect(png.equals(alone.png)).toBe(true);
  }
});

test('takePooledSurface: reuses a canvas for its size and lower ones, and frees it after three others', () => {
  const look = getStyle('forage');
  const take = (width: number, height: number) => takePooledSurface(width, height, look).canvas;
  const first = take(40, 100);
  expect([take(40, 100), take(40, 90)]).toEqual([first, first]);
  for (let width = 41; width < 43; width++) take(width, 100);
  expect(first.width).toBe(40);
  take(43, 100);
  expect(first.width).toBe(0);
});
