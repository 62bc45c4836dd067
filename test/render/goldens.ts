import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import sharp from 'sharp';
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
      const { png } = await paint(request);
      const half = await sharp(png).resize(KEPT).png({ palette: true }).toBuffer();
      const file = new URL(`${name}.png`, FOLDER);
      if (UPDATE) writeFileSync(file, half);
      expect(perThousand(readFileSync(file), half)).toBeLessThanOrEqual(TOLERATED);
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
      expect(perThousand(before.png, after.png)).toBeGreaterThan(TOLERATED);
    });
  });
}

function orphans(): readonly string[] {
  const known = golden().map(({ name }) => `${name}.png`);
  return readdirSync(FOLDER).filter((file) => !known.includes(file));
}

function perThousand(golden: Buffer, painted: Buffer): number {
  const [one, other] = [PNG.sync.read(golden), PNG.sync.read(painted)];
  expect([other.width, other.height]).toEqual([one.width, one.height]);
  const differing = pixelmatch(one.data, other.data, undefined, one.width, one.height, {
    threshold: THRESHOLD,
  });
  return (differing / (one.width * one.height)) * 1000;
}
