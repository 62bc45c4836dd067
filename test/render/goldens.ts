import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { paint } from '../../render/picture.ts';
import { SCENES } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import { recapShots } from '../../src/tools/gallery/recaps.ts';
import { shots, wishedShots } from '../../src/tools/gallery/shots.ts';

/** So many of a thousand pixels may differ: another processor rounds edges in another way. */
const TOLERATED = 0.5;
/** How far a pixel may be off before it differs, from 0 to 1, as pixelmatch measures it. */
const THRESHOLD = 0.1;

/** Kept at half the size. `UPDATE_GOLDEN=1 npm run test:long -- test/long/golden.test.ts` paints them anew. */
const KEPT = 500;

const FOLDER = new URL('./golden/', import.meta.url);
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;

interface Golden {
  readonly name: string;
  readonly request: PictureRequest;
}

/** Positions that show everything there is. */
export function previews(): readonly Golden[] {
  return SCENES.flatMap(({ id, previews }) =>
    previews.map((request, at) => ({ name: `${id}-${at}`, request })),
  );
}

/**
 * Those and the gallery: three moments of each game in each theme and both languages, and in the ways a person may wish;
 * and one of each with the moves of several traced.
 */
export function golden(): readonly Golden[] {
  return [...shots(), ...recapShots(), ...wishedShots(), ...previews()];
}

/** Each is painted as it was; or is kept as it is painted now. */
export function picturesLookAsTheyDid(pictures: readonly Golden[]): void {
  describe.each(pictures)('$name', ({ name, request }) => {
    it('looks as it did', async () => {
      const half = sharp((await paint(request)).png).resize(KEPT);
      const file = fileURLToPath(new URL(`${name}.png`, FOLDER));
      if (UPDATE) await half.clone().png({ palette: true }).toFile(file);
      expect(await perThousand(sharp(file), half)).toBeLessThanOrEqual(TOLERATED);
    });
  });
}

/** None is left over, and they notice what changes. */
export function goldenPictures(): void {
  describe('the golden pictures', () => {
    it('are of pictures that still exist', () => {
      if (UPDATE) for (const file of orphans()) rmSync(new URL(file, FOLDER));
      expect(orphans()).toEqual([]);
    });

    it('notice a pawn that stands one space on', async () => {
      const [one, other] = previews();
      if (!one || !other) throw new Error('There are no previews');
      const [before, after] = await Promise.all([paint(one.request), paint(other.request)]);
      expect(await perThousand(sharp(before.png), sharp(after.png))).toBeGreaterThan(TOLERATED);
    });
  });
}

function orphans(): readonly string[] {
  const known = golden().map(({ name }) => `${name}.png`);
  return readdirSync(FOLDER).filter((file) => !known.includes(file));
}

/** Compared as they are: to pack the painted one into a palette too takes three times as long as to paint it. */
async function perThousand(golden: Sharp, painted: Sharp): Promise<number> {
  const [one, other] = await Promise.all([pixels(golden), pixels(painted)]);
  const { width, height } = one.info;
  expect([other.info.width, other.info.height]).toEqual([width, height]);
  const differing = pixelmatch(one.data, other.data, undefined, width, height, { threshold: THRESHOLD });
  return (differing / (width * height)) * 1000;
}

/** With an alpha channel, of which a kept picture has none. */
async function pixels(picture: Sharp) {
  return await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
