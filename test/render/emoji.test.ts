import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawEmoji } from '../../render/emoji/draw-emoji.ts';
import { EMOJI, EMOJI_VERSION, readEmojiImage } from '../../render/emoji/emoji-list.ts';
import { readImageSize } from '../../src/playground/world/cdn.ts';

/** Hash of all images, by version. A new version needs a line, and no line may change: bots upload only new versions. */
const HASHES: Readonly<Record<number, string>> = {
  1: '313f76d8a75e72ed',
  2: 'db8aa80071f915bb',
};

test('emoji: have one image each, 128 pixels wide and high, of at most 256 KiB', async () => {
  const files = readdirSync(new URL('../../render/emoji/images/', import.meta.url));
  expect(new Set(files)).toEqual(new Set(EMOJI.map((name) => `${name}.png`)));
  for (const name of EMOJI) {
    const png = await readEmojiImage(name);
    expect(readImageSize(png)).toEqual({ width: 128, height: 128 });
    expect(png.length).toBeLessThan(256 * 1024);
  }
});

test('emoji: have names that Discord accepts, and at most 200', () => {
  for (const name of EMOJI) expect(name).toMatch(/^\w{2,28}$/);
  expect(new Set(EMOJI).size).toBe(EMOJI.length);
  expect(EMOJI.length).toBeLessThanOrEqual(200);
});

test('emoji: are the same images for each version', async () => {
  const hash = createHash('sha256');
  for (const name of EMOJI.toSorted()) hash.update(name).update(await readEmojiImage(name));
  expect(hash.digest('hex').slice(0, 16)).toBe(HASHES[EMOJI_VERSION]);
});

test('emoji: can all be drawn on a transparent ground', () => {
  for (const name of EMOJI) {
    const { data } = drawEmoji(name).getContext('2d').getImageData(0, 0, 128, 128);
    expect(data[3], name).toBe(0);
    expect(
      data.some((value, at) => at % 4 === 3 && value > 200),
      name,
    ).toBe(true);
  }
});

test('emoji: the images show what is drawn now', async () => {
  const flatten = (png: Buffer) => sharp(png).flatten({ background: '#36393f' }).raw().toBuffer();
  for (const name of EMOJI) {
    const image = await flatten(await readEmojiImage(name));
    const drawn = await flatten(drawEmoji(name).toBuffer('image/png'));
    const difference = drawn.reduce((sum, value, at) => sum + Math.abs(value - (image[at] ?? 0)), 0);
    expect(difference / drawn.length, name).toBeLessThan(1.5);
  }
});
