import { beforeAll, describe, expect, it } from 'vitest';
import { findCrop, isCutByCrop } from '../../render/crop/crop.ts';
import { SCENES } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import { games } from '../../src/games/registry.ts';
import { getBoxes } from './get-boxes.ts';
import { listLookWishes } from './list-looks.ts';
import { muteCanvas } from './mute-canvas.ts';
import { walkPictures } from './random-pictures.ts';

/** Computes boxes only, without drawing. */
beforeAll(muteCanvas);

const ROUNDS = 6;
const EVERY = 11;

const scenes = SCENES.map(({ id }) => id);
const drawn = games.filter(({ id }) => scenes.includes(id));

describe.each(drawn)('cropped pictures of $id', (game) => {
  it.each(listLookWishes(game.id))(
    'cropped picture: cuts through no piece and shows every letter, style %o',
    (look) => {
      let looked = 0;
      for (let round = 0; round < ROUNDS; round++) {
        for (const request of walkPictures(game, round, EVERY)) {
          if (request.viewer !== null && request.places === null)
            looked += checkPicture({ ...request, look });
        }
      }
      expect(looked).toBeGreaterThan(0);
    },
  );
});

it.each(['moneyrun', 'piecepack'])('cropped picture: pictures of %s are not cropped', (id) => {
  const game = drawn.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}`);
  for (const request of walkPictures(game, 1, 7)) expect(listCut({ ...request, choosing: true })).toBeNull();
});

/** Checks one picture, and returns 1. */
function checkPicture(plain: PictureRequest): number {
  const request = { ...plain, choosing: true as const };
  const boxes = getBoxes(request);
  const parts = findCrop(boxes, boxes, request);
  if (parts === null) return 1;
  const through = [...boxes.list('piece'), ...boxes.list('badge')].filter((box) => isCutByCrop(parts, box));
  expect(through).toEqual([]);
  for (const { mark } of request.marks) {
    const letters = boxes.list('badge').filter(({ name }) => name === mark);
    for (const { x, y, width, height } of letters) {
      expect(x >= parts.x.from && x + width <= parts.x.to).toBe(true);
      expect(parts.spans.some(({ from, to }) => y >= from && y + height <= to)).toBe(true);
    }
  }
  return 1;
}

function listCut(request: PictureRequest) {
  const boxes = getBoxes(request);
  return findCrop(boxes, boxes, request);
}
