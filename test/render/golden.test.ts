import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paint } from '../../render/picture.ts';
import { SCENES } from '../../render/registry.ts';

/** So many of a thousand pixels may differ: another processor rounds edges in another way. */
const TOLERATED = 0.5;

/** Kept at half the size. `UPDATE_GOLDEN=1 npx vitest run test/render/golden.test.ts` paints them anew. */
const KEPT = 500;

describe.each(
  SCENES.flatMap(({ id, previews }) => previews.map((preview, at) => ({ preview, name: `${id}-${at}` }))),
)('$name', ({ preview, name }) => {
  it('looks as it did', async () => {
    const { png } = await paint(preview);
    const half = await sharp(png).resize(KEPT).png({ palette: true }).toBuffer();
    const file = new URL(`./golden/${name}.png`, import.meta.url);
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, half);
    expect(perThousand(readFileSync(file), half)).toBeLessThanOrEqual(TOLERATED);
  });
});

function perThousand(golden: Buffer, painted: Buffer): number {
  const [one, other] = [PNG.sync.read(golden), PNG.sync.read(painted)];
  expect([other.width, other.height]).toEqual([one.width, one.height]);
  const differing = pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.1 });
  return (differing / (one.width * one.height)) * 1000;
}
