import { beforeAll, describe, expect, it } from 'vitest';
import { cutOf, cutsThrough } from '../../render/choosing/choosing.ts';
import { SCENES } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import { games } from '../../src/games/registry.ts';
import { boxesOf } from './boxes-of.ts';
import { mute } from './muted.ts';
import { pictures } from './walk.ts';
import { wishesOf } from './wishes.ts';

/** Nothing is drawn in this file: only where it would be is worked out. */
beforeAll(mute);

const ROUNDS = 6;
const EVERY = 11;

const scenes = SCENES.map(({ id }) => id);
const drawn = games.filter(({ id }) => scenes.includes(id));

describe.each(drawn)('pictures for choosing of $id', (game) => {
  it.each(wishesOf(game.id))('cut through no piece and show every letter in random games, %o', (look) => {
    let looked = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (const request of pictures(game, round, EVERY)) {
        if (request.viewer !== null && request.places === null) looked += checked({ ...request, look });
      }
    }
    expect(looked).toBeGreaterThan(0);
  });
});

it.each(['moneyrun', 'piecepack'])('pictures for choosing of %s stay whole', (id) => {
  const game = drawn.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}`);
  for (const request of pictures(game, 1, 7)) expect(cut({ ...request, choosing: true })).toBeNull();
});

/** Looks at one picture, and returns 1. */
function checked(plain: PictureRequest): number {
  const request = { ...plain, choosing: true as const };
  const boxes = boxesOf(request);
  const parts = cutOf(boxes, boxes, request);
  if (parts === null) return 1;
  const through = [...boxes.list('piece'), ...boxes.list('badge')].filter((box) => cutsThrough(parts, box));
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

function cut(request: PictureRequest) {
  const boxes = boxesOf(request);
  return cutOf(boxes, boxes, request);
}
