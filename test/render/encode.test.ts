import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import { createPalette } from '../../render/palette.ts';
import { encode } from '../../render/png/encode.ts';
import { PREVIEWS } from '../../render/registry.ts';
import { getPicturePalettes } from '../../render/scene-palette.ts';

describe.each(PREVIEWS.map((preview, at) => ({ preview, name: `${preview.scene} ${at}` })))(
  '$name',
  ({ preview }) => {
    it('encode: the picture looks the same in the palette of its scene', () => {
      const { canvas } = drawScene(preview);
      const [plain, packed] = [
        canvas.data(),
        PNG.sync.read(encode(canvas, getPicturePalettes(preview).faces).png).data,
      ];
      expect(packed.length).toBe(plain.length);
      expect(getAverageDifference(plain, packed)).toBeLessThan(1);
      expect(getWorstDifference(plain, packed)).toBeLessThan(64);
    });
  },
);

describe('encode', () => {
  it('encode: frees the pixels at once instead of leaving them to the garbage collector', () => {
    const { canvas } = drawScene(PREVIEWS[0]!);
    const palette = createPalette([canvas]);
    const before = process.memoryUsage().external;
    for (let nth = 0; nth < 5; nth++) encode(canvas, palette);
    expect(process.memoryUsage().external - before).toBeLessThan(canvas.width * canvas.height * 4);
  });
});

describe('createPalette', () => {
  it('createPalette: keeps a picture of few colours exactly', () => {
    const preview = PREVIEWS[0];
    if (!preview) throw new Error('There is no preview');
    const { canvas } = drawScene(preview);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#123456';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#d55e00';
    pen.fillRect(10, 10, 50, 50);
    expect(PNG.sync.read(encode(canvas, createPalette([canvas])).png).data.equals(canvas.data())).toBe(true);
  });
});

function getAverageDifference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

function getWorstDifference(one: Buffer, other: Buffer): number {
  let most = 0;
  for (let at = 0; at < one.length; at++) most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}
