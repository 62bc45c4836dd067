import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { SEAM_HEIGHT } from '../../render/crop/crop.ts';
import { drawScene } from '../../render/draw-scene.ts';
import { encode } from '../../render/png/encode.ts';
import { PREVIEWS } from '../../render/registry.ts';
import { getScenePalette } from '../../render/scene-palette.ts';

const drawings = PREVIEWS.map((preview, at) => {
  const request = { ...preview, choosing: true as const };
  return { name: `${preview.scene} ${at}`, request, ...drawScene(request) };
});
const cuts = drawings.flatMap(({ cut, ...others }) => (cut ? [{ cut, ...others }] : []));

it('previews for choosing: more than two games have cropped ones', () => {
  expect(new Set(cuts.map(({ request }) => request.scene)).size).toBeGreaterThan(2);
});

describe.each(cuts)('crop of $name', ({ request, canvas, height, cut }) => {
  it('crop: begins and ends at a multiple of 100 pixels or at an edge', () => {
    const { from, to } = cut.x;
    expect([from % 100, to === canvas.width ? 0 : to % 100]).toEqual([0, 0]);
    expect([from >= 0, to > from, to <= canvas.width]).toEqual([true, true, true]);
  });

  it('crop: consists of the parts of the whole picture, one below the other', () => {
    const palette = getScenePalette(request);
    const whole = PNG.sync.read(encode(canvas, palette, { height }).png);
    const part = PNG.sync.read(encode(canvas, palette, { height, cut }).png);
    const wide = cut.x.to - cut.x.from;
    expect(part.width).toBe(wide);
    let top = 0;
    for (const { from, to } of cut.spans) {
      for (let y = from; y < to; y++) {
        const at = (y * whole.width + cut.x.from) * 4;
        const row = (top + y - from) * wide * 4;
        expect(part.data.compare(whole.data, at, at + wide * 4, row, row + wide * 4)).toBe(0);
      }
      top += to - from + SEAM_HEIGHT;
    }
    expect(part.height).toBe(top - SEAM_HEIGHT);
  });
});
