import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawBanner } from '../../render/brand/banner.ts';
import { drawAvatar, drawIcon } from '../../render/brand/mark.ts';

// `npm run gallery` writes the files; other processors round edges differently.
test.each([
  ['render/brand/avatar.png', drawAvatar, 512, 512],
  ['render/brand/banner.png', drawBanner, 680, 240],
  ['src/playground/page/icon.png', drawIcon, 128, 128],
])('%s: is stored as it is drawn', async (path, draw, width, height) => {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const [stored, drawn] = await Promise.all([readPixels(file), readPixels(draw().toBuffer('image/png'))]);
  expect(stored.info).toMatchObject({ width, height });
  const sum = stored.data.reduce((total, value, at) => total + Math.abs(value - (drawn.data[at] ?? 0)), 0);
  expect(sum / stored.data.length).toBeLessThan(1);
});

async function readPixels(picture: string | Buffer) {
  return await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
