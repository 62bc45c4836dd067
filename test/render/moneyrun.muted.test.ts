import { beforeAll, describe, expect, it } from 'vitest';
import { createSurface } from '../../render/canvas.ts';
import { drawScene } from '../../render/draw-scene.ts';
import { loadFonts } from '../../render/fonts.ts';
import { type Box, Boxes, type Rect } from '../../render/kit/boxes.ts';
import { createPalette } from '../../render/palette.ts';
import { encode } from '../../render/png/encode.ts';
import type { PictureRequest, StyleOptions } from '../../render/request.ts';
import { getSquareRect, layOutField, parseSquare } from '../../render/scenes/moneyrun/field.ts';
import { moneyrun } from '../../render/scenes/moneyrun/scene.ts';
import { getStyle, PLAIN_STYLE, Style } from '../../render/style.ts';
import { moneyrun as game } from '../../src/games/moneyrun/index.ts';
import type { MoneyRunView, Square } from '../../src/games/moneyrun/types.ts';
import { causeway } from '../../themes/causeway/index.ts';
import { createCrowdedPositions } from './crowded-money-run.ts';
import { getBoxes } from './get-boxes.ts';
import { muteCanvas } from './mute-canvas.ts';
import { walkPictures } from './random-pictures.ts';

const MOST_BYTES = 200 * 1024;
/** Styles to test. */
const LOOKS: readonly Partial<StyleOptions>[] = [
  { large: true },
  { theme: 'causeway' },
  { theme: 'causeway', large: true, strong: true },
];

/** Returns the least factor by which something grows in a large picture, as far as its square has room; 0 if it is not checked. */
function getLeastFactor({ kind, name }: Box): number {
  if (kind === 'text' || kind === 'badge') return 1.15;
  if (name.startsWith('height ')) return 1.05;
  return name.startsWith('stack ') || name.startsWith('pawn ') ? 1.14 : 0;
}

/** Returns the height of a box, or the width of a stack, whose coins have a thickness in whole pixels. */
function getSize(box: Box | undefined): number {
  return (box?.name.startsWith('stack ') ? box.width : box?.height) ?? 0;
}

/** Returns the fraction of differing bytes. */
function measureDiffering(one: Uint8Array, other: Uint8Array): number {
  return one.filter((byte, at) => byte !== other[at]).length / one.length;
}

function drawPicture(request: PictureRequest, look: Style): Uint8Array {
  const { width, height } = moneyrun.size(request.view, look);
  const { canvas, pen } = createSurface(width, height, look);
  moneyrun.draw(pen, request, new Boxes(width, height));
  return canvas.data();
}

function isBeside(one: Square, other: Square): boolean {
  const [a, b] = [parseSquare(one), parseSquare(other)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}

loadFonts();
const palette = createPalette(moneyrun.previews.map((preview) => drawScene(preview).canvas));

describe('Money Run picture', () => {
  it('Money Run causeway theme: draws its own background and pieces', () => {
    const [middle] = moneyrun.previews as readonly [PictureRequest];
    const plain = drawScene(middle).canvas.data();
    const themed = drawScene({ ...middle, look: { theme: 'causeway' } }).canvas.data();
    expect(measureDiffering(plain, themed)).toBeGreaterThan(0.6);
    const without = { ...causeway, motifs: {} };
    const bare = drawPicture(middle, new Style('moneyrun/bare', without, PLAIN_STYLE));
    expect(measureDiffering(bare, themed)).toBeGreaterThan(0.05);
  });

  it("Money Run picture: draws the viewer's goal line in full and fades the others", () => {
    const start = moneyrun.previews[7] as PictureRequest;
    const seen = (viewer: number | null) => ({
      ...start,
      viewer,
      view: { ...(start.view as MoneyRunView), viewer },
    });
    const on = layOutField(start.view as MoneyRunView, getStyle('moneyrun'));
    const { x, y, width } = getSquareRect(on, 'a7');
    const tint = (viewer: number | null) => {
      const pen = drawScene(seen(viewer)).canvas.getContext('2d');
      const [red = 0, , blue = 0] = pen.getImageData(
        Math.round(x + width * 0.12),
        Math.round(y + width * 0.5),
        1,
        1,
      ).data;
      return red - blue;
    };
    expect(tint(3)).toBeLessThan(tint(null) - 5);
    expect(tint(null)).toBeLessThan(tint(0) - 10);
  });

  it('Money Run picture: draws no arrow for older actions', () => {
    const [, public_] = moneyrun.previews as readonly [PictureRequest, PictureRequest];
    const both = drawScene(public_).canvas.data();
    const newest = drawScene({ ...public_, order: [1, 2] }).canvas.data();
    expect(measureDiffering(both, newest)).toBeGreaterThan(0.002);
  });

  it('Money Run picture: is smaller than 200 KB, at most 1000 pixels wide and 1100 high', () => {
    for (const request of [...moneyrun.previews, ...createCrowdedPositions(12)]) {
      const { canvas } = drawScene(request);
      expect(canvas.width).toBeLessThanOrEqual(1000);
      expect(canvas.height).toBeLessThanOrEqual(1100);
      expect(encode(canvas, palette).png.length).toBeLessThan(MOST_BYTES);
    }
  });
});

/** Last in the file, because anything cached while the canvas is muted stays blank. */
describe('Money Run layout', () => {
  beforeAll(muteCanvas);

  it('Money Run layout: previews and crowded positions have no cut or overlapping boxes', () => {
    for (const request of [...moneyrun.previews, ...createCrowdedPositions(60)]) expectTidyMoneyRun(request);
  });

  it('Money Run layout: twenty random games have no cut or overlapping boxes for any viewer', () => {
    for (const request of playPictures(20)) expectTidyMoneyRun(request);
  });

  it('Money Run layout: shows every mark once', () => {
    for (const request of [...moneyrun.previews, ...createCrowdedPositions(20), ...playPictures(4)]) {
      const badges = getBoxes(request).list('badge');
      expect(listNames(badges)).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
    }
  });

  it('Money Run layout: shows the height of every stack of two and more', () => {
    for (const request of createCrowdedPositions(10)) {
      const { stacks } = request.view as MoneyRunView;
      const high = stacks.filter(({ coins }) => coins.length > 1).map(({ at }) => `height ${at}`);
      expect(listNames(listPieces(getBoxes(request), 'height'))).toEqual(high.sort());
    }
  });

  it('Money Run layout: is tidy in every style', () => {
    for (const look of LOOKS)
      for (const request of [...createCrowdedPositions(20), ...playPictures(3)])
        expectTidyMoneyRun({ ...request, look });
  });

  it('Money Run layout: draws pieces, badges and texts larger with large pieces', () => {
    for (const request of [...moneyrun.previews, ...createCrowdedPositions(6)]) {
      const [usual, large] = [getBoxes(request), getBoxes({ ...request, look: { large: true } })];
      usual.list().forEach((box, at) => {
        const grown = large.list()[at];
        expect(grown?.kind).toBe(box.kind);
        expect(getSize(grown) / getSize(box), `${box.kind} ${box.name}`).toBeGreaterThanOrEqual(
          getLeastFactor(box),
        );
      });
    }
  });

  it('Money Run layout: large pictures have the same width and are at most 1300 high', () => {
    for (const request of createCrowdedPositions(12)) {
      const { width, height } = getBoxes({ ...request, look: { large: true } });
      expect(width).toBe(1000);
      expect(height).toBeLessThanOrEqual(1300);
    }
  });

  it('Money Run layout: has an arrow wherever a neighbour is too high to climb', () => {
    for (const request of createCrowdedPositions(10)) {
      const { stacks } = request.view as MoneyRunView;
      const steep = stacks.flatMap((one) =>
        stacks.filter((other) => isBeside(one.at, other.at) && other.coins.length - one.coins.length > 1),
      );
      expect(listPieces(getBoxes(request), 'drop')).toHaveLength(steep.length);
    }
  });

  it('Money Run layout: has the letter of every square at its upper left', () => {
    for (const request of [...moneyrun.previews, ...createCrowdedPositions(20)]) {
      const on = layOutField(request.view as MoneyRunView, getStyle('moneyrun'));
      const squares = request.marks.filter(({ at }) => /^[a-i][1-9]$/.test(at));
      for (const { at, mark } of squares) {
        const badge = getBoxes(request)
          .list('badge')
          .find(({ name }) => name === mark) as Box;
        const { x, y } = getSquareRect(on, at);
        expect([badge.x - x, badge.y - y].map(Math.round)).toEqual([0, 0]);
      }
    }
  });

  it('Money Run layout: gives older actions a number, which covers no pawn', () => {
    const [, public_] = moneyrun.previews as readonly [PictureRequest, PictureRequest];
    const request = { ...public_, order: [1, 2] };
    const boxes = getBoxes(request);
    const numbers = boxes.list('badge').filter(({ name }) => name.startsWith('move '));
    expect(numbers.map(({ name }) => name)).toEqual(['move 1', 'move 2']);
    for (const number of numbers)
      expect(listPieces(boxes, 'pawn').filter((pawn) => hasOverlap(number, pawn))).toEqual([]);
  });

  it('Money Run layout: only the last step to the goal has a seal, which covers nothing', () => {
    const sealed = moneyrun.previews.map((request) => getBoxes(request).list('piece')).map(findSeal);
    expect(sealed.filter((seal) => seal !== undefined)).toHaveLength(1);
    const boxes = getBoxes(moneyrun.previews[3] as PictureRequest);
    const [seal, others] = [
      findSeal(boxes.list('piece')),
      [...listPieces(boxes, 'stack'), ...listPieces(boxes, 'pawn')],
    ];
    expect(others.filter((box) => hasOverlap(seal as Box, box))).toEqual([]);
  });

  it('Money Run layout: ignores marks for places that do not exist on the board', () => {
    const [middle] = moneyrun.previews as readonly [PictureRequest];
    const marks = ['z9', 'i10', 'end', 'T'].map((at) => ({ at, mark: 'A' }));
    expect(getBoxes({ ...middle, marks }).list('badge')).toEqual([]);
  });
});

function expectTidyMoneyRun(request: PictureRequest): void {
  const boxes = getBoxes(request);
  expect(boxes.cut()).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind)).toEqual([]);
  expectAtHome(request, boxes);
  for (const text of boxes.list('text')) {
    expect(
      boxes.list('plate').some((plate) => isWithin(text, plate)),
      text.name,
    ).toBe(true);
  }
}

/** Expects that pieces and badges stay on their own square, and badges do not overlap, so that no square's contents are hidden. */
function expectAtHome(request: PictureRequest, boxes: Boxes): void {
  const view = request.view as MoneyRunView;
  const on = layOutField(view, getStyle('moneyrun', request.look));
  const home = (at: Square, box: Box): void =>
    expect(isWithin(box, growRect(getSquareRect(on, at))), `${box.name} on ${at}`).toBe(true);
  for (const what of ['stack', 'height'] as const)
    for (const box of listPieces(boxes, what)) home(box.name.slice(what.length + 1), box);
  for (const box of listPieces(boxes, 'pawn')) home(view.pawns[Number(box.name.slice(5))] ?? '', box);
  const heights = listPieces(boxes, 'height');
  for (const badge of boxes.list('badge')) {
    const at = request.marks.find(({ mark }) => mark === badge.name)?.at ?? '';
    if (/^[a-i][1-9]$/.test(at)) home(at, badge);
    expect(heights.filter((height) => hasOverlap(badge, height))).toEqual([]);
  }
}

function findSeal(boxes: readonly Box[]): Box | undefined {
  return boxes.find(({ name }) => name === 'seal');
}

function listPieces(boxes: Boxes, what: 'stack' | 'height' | 'pawn' | 'drop'): readonly Box[] {
  return boxes.list('piece').filter(({ name }) => name.startsWith(`${what} `));
}

/** Grows a rectangle by the tolerance for rounding. */
function growRect({ x, y, width, height }: Rect): Rect {
  return { x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1 };
}

function hasOverlap(one: Rect, other: Rect): boolean {
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !(beside || one.y + one.height <= other.y || other.y + other.height <= one.y);
}

function isWithin(inner: Rect, outer: Rect): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width;
  const low = inner.y + inner.height <= outer.y + outer.height;
  return inner.x >= outer.x && inner.y >= outer.y && right && low;
}

function* playPictures(games: number): Generator<PictureRequest> {
  for (let round = 0; round < games; round++) yield* walkPictures(game, round, 23);
}

function listNames(boxes: readonly Box[]): readonly string[] {
  return boxes.map(({ name }) => name).sort();
}
