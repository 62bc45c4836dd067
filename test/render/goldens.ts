import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { GAME_SCENES } from '../../render/game-scenes.ts';
import { SAMPLE_AVATARS } from '../../render/kit/sample-avatars.ts';
import { renderPicture } from '../../render/picture.ts';
import { SCENES } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import { createCoverShots } from '../../src/tools/gallery/covers.ts';
import { createRecapShots } from '../../src/tools/gallery/recaps.ts';
import { createSettingsShots, createShots } from '../../src/tools/gallery/shots.ts';

/** Maximum of differing pixels per thousand: other processors round edges differently. */
const TOLERATED_PER_THOUSAND = 0.5;
/** Difference from which a pixel counts as differing, from 0 to 1, as in pixelmatch. */
const PIXEL_THRESHOLD = 0.1;

/** Stored at half the size. `UPDATE_GOLDEN=1 npm run test:long -- test/long/golden.test.ts` renders them anew. */
const STORED_WIDTH = 500;

const FOLDER = new URL('./golden/', import.meta.url);
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;

interface Golden {
  readonly name: string;
  readonly request: PictureRequest;
}

/** Lists the previews of all scenes. */
export function listPreviews(): readonly Golden[] {
  return SCENES.flatMap(({ id, previews }) =>
    previews.map((request, at) => ({ name: `${id}-${at}`, request })),
  );
}

/** Lists the first preview of each game with avatars of its people. */
export function listAvatarBoards(): readonly Golden[] {
  return GAME_SCENES.flatMap(({ id, previews }) =>
    previews.slice(0, 1).map((request) => ({ name: `${id}-avatars`, request: addSampleAvatars(request) })),
  );
}

/** Gives every person of a picture a generated avatar. */
export function addSampleAvatars(request: PictureRequest): PictureRequest {
  const occupants = request.occupants.map((one, seat) => {
    const sample = SAMPLE_AVATARS[seat % 3];
    return one.ai || !sample ? one : { ...one, avatar: sample.id };
  });
  return { ...request, occupants, avatars: SAMPLE_AVATARS };
}

/**
 * Lists the previews and the gallery: three moments of each game in each theme, both languages and every style option, and
 * one of each game with traces of several moves.
 */
export function listGoldens(): readonly Golden[] {
  return [
    ...createShots(),
    ...createRecapShots(),
    ...createSettingsShots(),
    ...createCoverShots(),
    ...listPreviews(),
    ...listAvatarBoards(),
  ];
}

/** Tests that each picture looks as stored, or stores it. */
export function testGoldenPictures(pictures: readonly Golden[]): void {
  describe.each(pictures)('golden picture $name', ({ name, request }) => {
    it('golden picture: looks as stored', async () => {
      const half = sharp((await renderPicture(request)).png).resize(STORED_WIDTH);
      const file = fileURLToPath(new URL(`${name}.png`, FOLDER));
      if (UPDATE) await half.clone().png({ palette: true }).toFile(file);
      expect(await countDifferingPerThousand(sharp(file), half)).toBeLessThanOrEqual(TOLERATED_PER_THOUSAND);
    });
  });
}

/** Tests that no stored picture is unused, and that a change is detected. */
export function testGoldenFolder(): void {
  describe('golden pictures', () => {
    it('golden pictures: every stored file belongs to a picture that still exists', () => {
      if (UPDATE) for (const file of listOrphans()) rmSync(new URL(file, FOLDER));
      expect(listOrphans()).toEqual([]);
    });

    it('golden pictures: detect a pawn that moved by one space', async () => {
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

/** Compares without a palette for the rendered picture, which would take three times as long as rendering. */
async function countDifferingPerThousand(golden: Sharp, rendered: Sharp): Promise<number> {
  const [one, other] = await Promise.all([readPixels(golden), readPixels(rendered)]);
  const { width, height } = one.info;
  expect([other.info.width, other.info.height]).toEqual([width, height]);
  const differing = pixelmatch(one.data, other.data, undefined, width, height, {
    threshold: PIXEL_THRESHOLD,
  });
  return (differing / (width * height)) * 1000;
}

/** Reads pixels with an alpha channel, which a stored picture lacks. */
async function readPixels(picture: Sharp) {
  return await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
