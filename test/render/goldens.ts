import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPicture } from '../../render/picture.ts';
import { SCENES } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import { createRecapShots } from '../../src/tools/gallery/recaps.ts';
import { createSettingsShots, createShots } from '../../src/tools/gallery/shots.ts';

/** So many of a thousand pixels may differ: another processor rounds edges in another way. */
const TOLERATED_PER_THOUSAND = 0.5;
/** How far a pixel may be off before it differs, from 0 to 1, as pixelmatch measures it. */
const PIXEL_THRESHOLD = 0.1;

/** Kept at half the size. `UPDATE_GOLDEN=1 npm run test:long -- test/long/golden.test.ts` paints them anew. */
const KEPT_WIDTH = 500;

const FOLDER = new URL('./golden/', import.meta.url);
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;

interface Golden {
  readonly name: string;
  readonly request: PictureRequest;
}

/** Positions that show everything there is. */
export function listPreviews(): readonly Golden[] {
  return SCENES.flatMap(({ id, previews }) =>
    previews.map((request, at) => ({ name: `${id}-${at}`, request })),
  );
}

/**
 * Those and the gallery: three moments of each game in each theme and both languages, and in the ways a person may wish;
 * and one of each with the moves of several traced.
 */
export function listGoldens(): readonly Golden[] {
  return [...createShots(), ...createRecapShots(), ...createSettingsShots(), ...listPreviews()];
}

/** Each is painted as it was; or is kept as it is painted now. */
export function testGoldenPictures(pictures: readonly Golden[]): void {
  describe.each(pictures)('$name', ({ name, request }) => {
    it('looks as it did', async () => {
      const half = sharp((await renderPicture(request)).png).resize(KEPT_WIDTH);
      const file = fileURLToPath(new URL(`${name}.png`, FOLDER));
      if (UPDATE) await half.clone().png({ palette: true }).toFile(file);
      expect(await countDifferingPerThousand(sharp(file), half)).toBeLessThanOrEqual(TOLERATED_PER_THOUSAND);
    });
  });
}

/** None is left over, and they notice what changes. */
export function testGoldenFolder(): void {
  describe('the golden pictures', () => {
    it('are of pictures that still exist', () => {
      if (UPDATE) for (const file of listOrphans()) rmSync(new URL(file, FOLDER));
      expect(listOrphans()).toEqual([]);
    });

    it('notice a pawn that stands one space on', async () => {
      const [one, other] = listPreviews();
      if (!one || !other) throw new Error('There are no previews');
      const [before, after] = await Promise.all([renderPicture(one.request), renderPicture(other.request)]);
      expect(await countDifferingPerThousand(sharp(before.png), sharp(after.png))).toBeGreaterThan(
        TOLERATED_PER_THOUSAND,
      );
    });
  });
}

function listOrphans(): readonly string[] {
  const known = listGoldens().map(({ name }) => `${name}.png`);
  return readdirSync(FOLDER).filter((file) => !known.includes(file));
}

/** Compared as they are: to pack the painted one into a palette too takes three times as long as to paint it. */
async function countDifferingPerThousand(golden: Sharp, painted: Sharp): Promise<number> {
  const [one, other] = await Promise.all([readPixels(golden), readPixels(painted)]);
  const { width, height } = one.info;
  expect([other.info.width, other.info.height]).toEqual([width, height]);
  const differing = pixelmatch(one.data, other.data, undefined, width, height, {
    threshold: PIXEL_THRESHOLD,
  });
  return (differing / (width * height)) * 1000;
}

/** With an alpha channel, of which a kept picture has none. */
async function readPixels(picture: Sharp) {
  return await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
