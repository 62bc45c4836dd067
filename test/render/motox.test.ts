import { describe, expect, it } from 'vitest';
import { encode } from '../../render/encode.ts';
import { loadFonts } from '../../render/fonts.ts';
import { paletteOf } from '../../render/palette.ts';
import { type PictureRequest, sketch } from '../../render/picture.ts';
import { motox as scene } from '../../render/scenes/motox/scene.ts';
import { motox } from '../../src/games/motox/index.ts';
import type { MotoXView, Tile } from '../../src/games/motox/types.ts';
import { randomGame } from '../support/game/random.ts';
import { pictures } from './walk.ts';

const MOST_BYTES = 200 * 1024;
/** Smaller spaces could not be told apart on a phone. */
const SMALLEST = 27;

loadFonts();
const palette = paletteOf(scene.previews.map((preview) => sketch(preview).canvas));

describe('the scene of motox', () => {
  it('draws every view of twenty random games, nothing cut, nothing overlapping, every mark once', () => {
    for (let round = 0; round < 20; round++) {
      for (const request of pictures(motox, round, 13)) tidy(request);
    }
  });

  it('draws races to their ends', () => {
    for (let round = 0; round < 6; round++) {
      const last = [...randomGame(motox, round, { seats: 3 + (round % 2) })].at(-1);
      if (!last) throw new Error('A game without a move');
      tidy(over({ ...last.after, viewer: null }, last.entry.events));
    }
  });

  it.each(['e', 'n', 'en', 'eenn', 'eeeeeeenn', 'eeessswwwsss'])(
    'shows a track of 24 tiles that goes on as %s',
    (way) => {
      for (const seats of [3, 4]) {
        const view = { ...racing(seats), track: winding(way) };
        const request = over(view, []);
        tidy(request);
        expect(spaceSize(request)).toBeGreaterThanOrEqual(SMALLEST);
      }
    },
  );

  it('packs every preview into 200 KB', () => {
    for (const preview of scene.previews) {
      const { canvas, boxes } = sketch(preview);
      expect(boxes.cut()).toEqual([]);
      expect(encode(canvas, palette).length).toBeLessThan(MOST_BYTES);
    }
  });
});

function tidy(request: PictureRequest): void {
  const { canvas, boxes } = sketch(request);
  const where = JSON.stringify(request);
  expect(canvas.width, where).toBe(1000);
  expect(canvas.height, where).toBeLessThanOrEqual(1100);
  expect(boxes.cut(), where).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind), where).toEqual([]);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted(), where).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
}

function over(view: MotoXView, events: readonly unknown[]): PictureRequest {
  const sitters = view.hands.map((_, seat) => ({ name: `Somebody with a long name ${seat}`, ai: true }));
  const places = view.hands.map((_, seat) => ({ seat, place: seat + 1 }));
  return { scene: 'motox', view, viewer: null, sitters, turn: [], events, marks: [], places };
}

function racing(seats: number): MotoXView {
  const view = scene.previews[0]?.view as MotoXView;
  return { ...view, hands: view.hands.slice(0, seats), bikes: view.bikes.slice(0, seats) };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
};

/** A start tile and 23 more, in these directions over and over. */
function winding(way: string): readonly Tile[] {
  const tiles: Tile[] = [{ x: 0, y: 0, ramp: 0 }];
  while (tiles.length < 24) {
    const last = tiles.at(-1) as Tile;
    const [x, y] = STEPS[way.charAt((tiles.length - 1) % way.length)] ?? [1, 0];
    tiles.push({ x: last.x + x, y: last.y + y, ramp: tiles.length % 4 });
  }
  return tiles;
}

/** The length of a standing bike tells the size of a space. */
function spaceSize(request: PictureRequest): number {
  return Math.max(
    ...sketch(request)
      .boxes.list('piece')
      .map(({ width }) => width),
  );
}
