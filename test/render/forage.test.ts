import { describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import type { Box, BoxKind, Rect } from '../../render/kit/boxes.ts';
import { readPixels } from '../../render/palette.ts';
import type { PictureRequest, StyleOptions } from '../../render/request.ts';
import { layOutField, getSquareMiddle as middleOf } from '../../render/scenes/forage/field.ts';
import { forage } from '../../render/scenes/forage/scene.ts';
import { forage as game } from '../../src/games/forage/index.ts';
import type { ForageEvent, ForageView } from '../../src/games/forage/types.ts';
import { walkPictures } from './random-pictures.ts';

const LOOKS: readonly Partial<StyleOptions>[] = [
  { large: true },
  { strong: true },
  { theme: 'winter' },
  { theme: 'winter', large: true, strong: true },
];

const [middle, begun, over, open, ring] = forage.previews as readonly [
  PictureRequest,
  PictureRequest,
  PictureRequest,
  PictureRequest,
  PictureRequest,
];

describe.each(LOOKS)('Forage picture with the style %j', (look) => {
  it('Forage picture: random games have no cut or overlapping boxes and are at most 1300 pixels high', () => {
    for (const request of [...forage.previews, ...playPictures(2)]) expectTidyForage({ ...request, look });
  });

  it('Forage picture: shows every mark once', () => {
    for (const request of [...forage.previews, ...playPictures(1)]) {
      const badges = findBoxes({ ...request, look }, 'badge').map(({ name }) => name);
      expect(badges.toSorted()).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
    }
  });
});

describe.each([{}, ...LOOKS])('Forage letters with the style %j', (look) => {
  it('Forage letters: stand at the same corner of every square, on no number and no piece', () => {
    for (const request of [...forage.previews, ...playPictures(3)]) {
      const { boxes } = drawScene({ ...request, look });
      const large = 'large' in look;
      const on = layOutField(getView(request).options.board, { large });
      const places = new Map(request.marks.map(({ at, mark }) => [mark, at]));
      for (const badge of boxes.list('badge')) {
        const { x, y } = middleOf(on, places.get(badge.name) ?? '');
        const [right, down] = [badge.x + badge.width / 2 - x, badge.y + badge.height / 2 - y];
        expect(right).toBeCloseTo(-on.cell / 2 + (badge.width / 2) * 0.35, 5);
        expect(down).toBeCloseTo(-on.cell / 2 + (badge.width / 2) * 0.35, 5);
        expect(boxes.list('text').filter((text) => isCovering(badge, text))).toEqual([]);
        expect(boxes.list('piece').filter((piece) => isCovering(badge, getInnerRect(piece)))).toEqual([]);
      }
    }
  });
});

describe('Forage great moment', () => {
  it('Forage great moment: only taking the highest coin has a stamp, which covers nothing', () => {
    const stamps = forage.previews.map((request) =>
      findBoxes(request, 'piece').filter(({ name }) => name === 'great moment'),
    );
    expect(stamps.map(({ length }) => length)).toEqual([0, 0, 0, 1, 0]);
    const others = findBoxes(open, 'piece').filter(({ name }) => name !== 'great moment');
    expect(others.filter((other) => stamps[3]?.some((stamp) => hasOverlap(stamp, other)))).toEqual([]);
  });
});

describe('Forage large pieces', () => {
  it.each(forage.previews.map((request, at) => ({ request, at })))(
    'Forage large pieces: are larger in preview $at',
    ({ request }) => {
      const large = { ...request, look: { large: true } };
      for (const [kind, least] of [
        ['piece', 1.1],
        ['badge', 1.05],
        ['text', 1.1],
      ] as const) {
        const grown = new Map(findBoxes(large, kind).map(({ name, height }) => [name, height]));
        const both = findBoxes(request, kind).filter(({ name }) => grown.has(name));
        expect(both.length).toBeGreaterThanOrEqual(kind === 'badge' ? request.marks.length : 5);
        for (const { name, height } of both)
          expect((grown.get(name) ?? 0) / height, `${kind} ${name}`).toBeGreaterThanOrEqual(
            name.startsWith('stash') ? 1 : least,
          );
      }
    },
  );
});

describe('Forage winter theme', () => {
  it.each([middle, over, ring])('Forage winter theme: is another picture', (request) => {
    const plain = drawScene(request).canvas;
    const themed = drawScene({ ...request, look: { theme: 'winter' } }).canvas;
    expect(measureDiffering(readPixels(plain), readPixels(themed))).toBeGreaterThan(0.5);
  });

  it('Forage winter theme: covers only coins that lie value down', () => {
    const views = [false, true].map((up) => ({
      ...getView(open),
      coins: getView(open).coins.map((laid) => ({ ...laid, up })),
    }));
    const [down, up] = views.map((view) => countEarthPixels({ ...open, view, look: { theme: 'winter' } }));
    expect(down).toBeGreaterThan(1000);
    expect(up).toBeLessThan(100);
  });
});

describe('Forage picture texts', () => {
  it.each([
    ['the number of coins to lay', begun, 'towards 2 24', 'of 1 6'],
    ['the number of coins to gather', middle, 'towards 13 4', 'of 4 40'],
    ['only the number of coins that lie value down', open, 'towards 8 0', 'of 4 40'],
    ['the round without a last one', ring, 'towards 8 4', 'of 31'],
  ])('Forage picture: tells %s', (_, request, coins, round) => {
    const texts = findBoxes(request, 'text').map(({ name }) => name);
    expect(texts).toEqual(expect.arrayContaining([coins, round]));
  });

  it("Forage picture: shows the player's own score, and all scores with open memory", () => {
    expect(listScores(middle)).toEqual(['own score']);
    expect(listScores(begun)).toEqual([]);
    expect(listScores(open)).toEqual(['score 0', 'score 1', 'score 2', 'score 3']);
  });

  it('Forage picture: shows two coins of a space side by side', () => {
    const here = findBoxes(open, 'piece').filter(({ name }) => name.endsWith('k5'));
    expect(here).toHaveLength(2);
    expect(here[0]?.y).not.toBe(here[1]?.y);
  });

  it('Forage picture: shows a move over a joined edge on both sides', () => {
    const still = drawScene({ ...middle, events: [] }).canvas;
    const moved = drawScene({
      ...middle,
      events: (middle.events as readonly ForageEvent[]).slice(1, 2),
    }).canvas;
    const rows = listChangedRows(readPixels(still), readPixels(moved), still.width);
    expect(rows[0]).toBeLessThan(200);
    expect(rows.at(-1)).toBeGreaterThan(900);
    expect(rows.some((row) => row > 450 && row < 650)).toBe(false);
  });
});

/** Returns true if a round badge covers part of a rectangle. */
function isCovering(badge: Box, { x, y, width, height }: Rect): boolean {
  const radius = badge.width / 2;
  const [across, down] = [badge.x + radius, badge.y + radius];
  const near = (at: number, from: number, long: number) => Math.min(Math.max(at, from), from + long);
  return Math.hypot(across - near(across, x, width), down - near(down, y, height)) < radius - 0.5;
}

/** Returns the rectangle that a piece covers for certain, because its outline is rounded. */
function getInnerRect({ x, y, width, height }: Rect): Rect {
  const round = 0.146;
  return {
    x: x + width * round,
    y: y + height * round,
    width: width * (1 - 2 * round),
    height: height * (1 - 2 * round),
  };
}

function hasOverlap(one: Rect, other: Rect): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

function* playPictures(games: number): Generator<PictureRequest> {
  for (let round = 0; round < games; round++) yield* walkPictures(game, round, 37);
}

function getView(request: PictureRequest): ForageView {
  return request.view as ForageView;
}

function findBoxes(request: PictureRequest, kind: BoxKind): readonly Box[] {
  return drawScene(request).boxes.list(kind);
}

function listScores(request: PictureRequest): readonly string[] {
  return findBoxes(request, 'text')
    .map(({ name }) => name)
    .filter((name) => name.includes('score'))
    .sort();
}

function expectTidyForage(request: PictureRequest): void {
  const { boxes, canvas } = drawScene(request);
  expect(canvas.height).toBeLessThanOrEqual(1300);
  expect(boxes.cut()).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind)).toEqual([]);
  for (const text of boxes.list('text'))
    expect(
      boxes.list('plate').some((plate) => isWithin(text, plate)),
      text.name,
    ).toBe(true);
}

function isWithin(inner: Box, outer: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width;
  const low = inner.y + inner.height <= outer.y + outer.height;
  return inner.x >= outer.x && inner.y >= outer.y && right && low;
}

/** Returns the fraction of differing pixels. */
function measureDiffering(one: Int32Array, other: Int32Array): number {
  return one.filter((pixel, at) => pixel !== other[at]).length / one.length;
}

/** Lists the rows with a difference, from the top. */
function listChangedRows(one: Int32Array, other: Int32Array, width: number): readonly number[] {
  const rows = new Set<number>();
  for (const [at, pixel] of one.entries()) if (pixel !== other[at]) rows.add(Math.floor(at / width));
  return [...rows];
}

/** Counts the pixels with exactly the colour of dug earth. */
function countEarthPixels(request: PictureRequest): number {
  const colour = 0xff000000 | (0x37 << 16) | (0x5a << 8) | 0x7b | 0;
  return readPixels(drawScene(request).canvas).filter((pixel) => pixel === colour).length;
}
