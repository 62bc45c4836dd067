import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawAvatar } from '../../render/brand/avatar.ts';
import { drawBanner } from '../../render/brand/banner.ts';

// `npm run gallery` writes the files; other processors round edges differently.
test.each([
  ['avatar', drawAvatar, 512, 512],
  ['banner', drawBanner, 680, 240],
])('%s: is stored as it is drawn, in the size that Discord asks for', async (name, draw, width, height) => {
  const file = fileURLToPath(new URL(`../../render/brand/${name}.png`, import.meta.url));
  const [stored, drawn] = await Promise.all([readPixels(file), readPixels(draw().toBuffer('image/png'))]);
  expect(stored.info).toMatchObject({ width, height });
  const sum = stored.data.reduce((total, value, at) => total + Math.abs(value - (drawn.data[at] ?? 0)), 0);
  expect(sum / stored.data.length).toBeLessThan(1);
});

async function readPixels(picture: string | Buffer) {
  return await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
