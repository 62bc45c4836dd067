import { describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import type { Box, Boxes, BoxKind } from '../../render/kit/boxes.ts';
import type { PictureRequest, StyleOptions } from '../../render/request.ts';
import { runaround as scene } from '../../render/scenes/runaround/scene.ts';
import { getLetterPlace, layOutTrack } from '../../render/scenes/runaround/track.ts';
import { getStyle } from '../../render/style.ts';
import { SIZES } from '../../src/games/runaround/options.ts';
import type { RunaroundView } from '../../src/games/runaround/types.ts';
import { getBoxes } from './get-boxes.ts';

const THEME = 'couriers';

/** Minimum growth factor of large pieces, by kind, usually and on a long track: there letters and numbers fill the spaces anyway. */
const GROWTH: readonly (readonly [kind: BoxKind, usual: number, long: number])[] = [
  ['piece', 1.15, 1.15],
  ['badge', 1.25, 1],
  ['text', 1.25, 1.1],
];
const LONG = 34;

/** A picture with four pawns on a start and two on a space, all of them marked. */
const CROWDED: PictureRequest = getPreviewRequest(4);

describe('Runaround large pieces', () => {
  it.each(SIZES)('Runaround large pieces: have their minimum size on a track of %i spaces', (size) => {
    const request = resizePicture(CROWDED, size);
    const [usual, large] = [getBoxes(request), getBoxes({ ...request, look: { large: true } })];
    for (const [kind, growth, long] of GROWTH)
      expect(getLeastGrowth(usual, large, kind), kind).toBeGreaterThanOrEqual(size < LONG ? growth : long);
    expect(large.width).toBeLessThanOrEqual(1000);
    expect(large.height).toBeLessThanOrEqual(1300);
  });
});

describe('Runaround badges', () => {
  it.each(listStyles())('Runaround badges: stand on no pawn and no number, $look', ({ look }) => {
    for (const size of SIZES) {
      const boxes = getBoxes({ ...resizePicture(CROWDED, size), look });
      const others = [...boxes.list('piece'), ...boxes.list('text')];
      for (const badge of boxes.list('badge'))
        expect(
          others.filter((other) => hasOverlap(badge, other)),
          `${size}`,
        ).toEqual([]);
    }
  });
});

describe('Runaround pawn on its start', () => {
  const start = (due: readonly [number, number]) => {
    const view = { ...(getPreviewRequest(7).view as RunaroundView), due };
    const { canvas } = drawScene({ ...getPreviewRequest(7), view });
    return Buffer.from(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data);
  };

  it('Runaround pawn: one that has come round differs from one that has not left its start', () => {
    expect(start([1, 0]).equals(start([0, 0]))).toBe(false);
    expect(start([1, 0]).equals(start([0, 1]))).toBe(false);
  });
});

describe('Runaround letters', () => {
  it.each(listStyles())('Runaround letters: stand on the rim beside each space, $look', ({ look }) => {
    for (const size of SIZES) {
      const on = layOutTrack(size, getStyle('runaround', look));
      const marks = Array.from({ length: size }, (_, at) => ({ at: String(at), mark: String(at) }));
      for (const { name, x, y, width } of getBoxes({ ...resizePicture(CROWDED, size), marks, look }).list(
        'badge',
      )) {
        const of = getLetterPlace(on, Number(name));
        expect(
          [x + width / 2 - of.x, y + width / 2 - of.y].map((off) => Math.abs(Math.round(off))),
          name,
        ).toEqual([0, 0]);
      }
    }
  });

  it('Runaround letters: leave room for pawns of 110 pixels on a track of 24', () => {
    const pawns = getBoxes(getPreviewRequest(0))
      .list('piece')
      .filter(({ name }) => name.endsWith(' on 9'));
    expect(pawns.map(({ height }) => height)).toEqual([110]);
  });
});

describe('Runaround great moments', () => {
  it.each([
    ['a pawn that goes home', 2, 'home 0'],
    ['the last run', 5, 'won 0'],
  ])('Runaround great moment: %s has a stamp that covers nothing', (_, preview, name) => {
    const boxes = getBoxes(getPreviewRequest(preview));
    const stamps = boxes.list('piece').filter((piece) => piece.name === name);
    expect(stamps).toHaveLength(1);
    const others = [...boxes.list('piece'), ...boxes.list('badge'), ...boxes.list('text')];
    expect(
      others.filter((other) => other.name !== name && stamps.some((stamp) => hasOverlap(stamp, other))),
    ).toEqual([]);
  });

  it.each([0, 1, 3, 4, 6, 7])('Runaround great moment: preview %i has no stamp', (preview) => {
    const names = getBoxes(getPreviewRequest(preview))
      .list('piece')
      .map(({ name }) => name);
    expect(names.filter((name) => /^(home|won) /.test(name))).toEqual([]);
  });
});

describe('Runaround couriers theme', () => {
  it('Runaround couriers theme: draws couriers for pawns, and a roof over each home', () => {
    const bare = getBoxes(CROWDED);
    const themed = getBoxes({ ...CROWDED, look: { theme: THEME } });
    expect(themed.height).toBeGreaterThan(bare.height);
    const names = themed.list().map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('parcels'))).toEqual(bare.list().map(({ name }) => name));
    expect(readCommonPixels({ theme: THEME })).not.toEqual(readCommonPixels({}));
  });

  it('Runaround couriers theme: drops roofs, lamps and cobbles with large pieces', () => {
    const [large, themed] = [
      getBoxes(drawWithLook({ large: true })),
      getBoxes(drawWithLook({ large: true, theme: THEME })),
    ];
    expect(themed.height).toBe(large.height);
  });
});

function getPreviewRequest(preview: number): PictureRequest {
  const request = scene.previews[preview];
  if (!request) throw new Error('The preview is missing');
  return request;
}

function drawWithLook(look: Partial<StyleOptions>): PictureRequest {
  return { ...CROWDED, look };
}

/** Creates a position with two blue pawns on a space beside the wall and all yellow pawns on their start. */
function resizePicture(request: PictureRequest, size: number): PictureRequest {
  const space = size - 4;
  const view: RunaroundView = {
    size,
    goal: 5,
    homes: [0, 1],
    runs: [4, 0],
    pawns: [
      [0, 0, 0, 0],
      [space - 1, space, space],
    ],
    mover: 1,
    rolled: 3,
    again: null,
  };
  const marks = [
    { at: '0', mark: 'A' },
    { at: String(space), mark: 'B' },
    { at: String(space - 1), mark: 'C' },
  ];
  return { ...request, view, marks, events: [] };
}

function listStyles(): readonly { readonly look: Partial<StyleOptions> }[] {
  return [{}, { theme: THEME }, { large: true }, { theme: THEME, large: true, strong: true }].map((look) => ({
    look,
  }));
}

/** Returns the smallest growth in height. */
function getLeastGrowth(usual: Boxes, large: Boxes, kind: BoxKind): number {
  const grown = large.list(kind).map((box, at) => box.height / (usual.list(kind)[at]?.height ?? Number.NaN));
  return Math.min(...grown);
}

function hasOverlap(one: Box, other: Box): boolean {
  const beside = one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5;
  const above = one.y + one.height <= other.y + 0.5 || other.y + other.height <= one.y + 0.5;
  return !beside && !above;
}

/** Returns the pixels of the part that is the same in every style. */
function readCommonPixels(look: Partial<StyleOptions>): Buffer {
  const { canvas } = drawScene(drawWithLook(look));
  return Buffer.from(canvas.getContext('2d').getImageData(0, 0, 200, 200).data);
}
