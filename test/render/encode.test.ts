import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { inkOf } from '../../render/ink.ts';
import { paletteOf } from '../../render/palette.ts';
import { encode } from '../../render/png/encode.ts';
import { PREVIEWS } from '../../render/previews.ts';
import { sketch } from '../../render/sketch.ts';

describe.each(PREVIEWS.map((preview, at) => ({ preview, name: `${preview.scene} ${at}` })))(
  '$name',
  ({ preview }) => {
    it('looks the same in the colours of its scene', () => {
      const { canvas } = sketch(preview);
      const [plain, packed] = [canvas.data(), PNG.sync.read(encode(canvas, inkOf(preview)).png).data];
      expect(packed.length).toBe(plain.length);
      expect(average(plain, packed)).toBeLessThan(1);
      expect(worst(plain, packed)).toBeLessThan(64);
    });
  },
);

describe('a palette', () => {
  it('keeps a flat picture exactly', () => {
    const preview = PREVIEWS[0];
    if (!preview) throw new Error('There is no preview');
    const { canvas } = sketch(preview);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#123456';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#d55e00';
    pen.fillRect(10, 10, 50, 50);
    expect(PNG.sync.read(encode(canvas, paletteOf([canvas])).png).data.equals(canvas.data())).toBe(true);
  });
});

function average(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

function worst(one: Buffer, other: Buffer): number {
  let most = 0;
  for (let at = 0; at < one.length; at++) most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}
