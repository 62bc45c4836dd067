import { expect, test } from 'vitest';
import { inkOf } from '../../render/ink.ts';
import { paint } from '../../render/picture.ts';
import { encode } from '../../render/png/encode.ts';
import { PREVIEWS } from '../../render/previews.ts';
import { sketch } from '../../render/sketch.ts';

test('a picture is the same whatever was drawn on its sheet before', async () => {
  for (const preview of PREVIEWS) {
    const { canvas, cut } = sketch(preview);
    const alone = encode(canvas, inkOf(preview), { cut });
    const { png, width, height } = await paint(preview);
    expect({ width, height }).toEqual({ width: alone.width, height: alone.height });
    expect(png.equals(alone.png)).toBe(true);
  }
});
