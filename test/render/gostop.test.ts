import { describe, expect, it } from 'vitest';
import { sheet } from '../../render/canvas.ts';
import { encode } from '../../render/encode.ts';
import { loadFonts } from '../../render/fonts.ts';
import type { Box } from '../../render/kit/boxes.ts';
import { hwatu } from '../../render/kit/hwatu/card.ts';
import { FACES } from '../../render/kit/hwatu/faces.ts';
import { lookOf } from '../../render/look.ts';
import { paletteOf } from '../../render/palette.ts';
import { type PictureRequest, sketch } from '../../render/picture.ts';
import { gostop as scene } from '../../render/scenes/gostop/scene.ts';
import { gostop as game } from '../../src/games/gostop/index.ts';
import type { GoStopView } from '../../src/games/gostop/types.ts';
import { pictures } from './walk.ts';

const GAMES = 20;
const MOST_BYTES = 200 * 1024;

loadFonts();

describe('the hwatu cards', () => {
  it('are 48, and no other', () => {
    expect(Object.keys(FACES)).toHaveLength(48);
    expect(() => hwatu(sheet(9, 9, lookOf('gostop')).pen, '13A', 0, 0, { width: 50, corner: true })).toThrow(
      'There is no hwatu card 13A',
    );
  });

  it('differ from each other at every size, with and without their corner', () => {
    for (const width of [44, 100]) {
      for (const corner of [true, false]) {
        const prints = Object.keys(FACES).map((card) => printed(card, width, corner));
        expect(new Set(prints).size).toBe(48);
      }
    }
  });
});

describe('the scene of gostop', () => {
  it('draws random games: nothing cut, nothing overlapping, every card once, every mark', () => {
    for (let round = 0; round < GAMES; round++) {
      for (const request of pictures(game, round, 5))
        tidy(request, `game ${round}, seen by ${request.viewer}`);
    }
  }, 60_000);

  it('draws its previews', () => {
    scene.previews.forEach((request, at) => {
      tidy(request, `preview ${at}`);
    });
  });

  it('has room for the whole pack in one storage, and for the longest row', () => {
    for (const request of crowded()) tidy(request, `${(request.view as GoStopView).hands.length} players`);
  });

  it('packs every picture into 200 KB', () => {
    const palette = paletteOf(scene.previews.map((preview) => sketch(preview).canvas));
    for (const request of [...scene.previews, ...crowded()])
      expect(encode(sketch(request).canvas, palette).length).toBeLessThan(MOST_BYTES);
  });
});

function printed(card: string, width: number, corner: boolean): string {
  const { canvas, pen } = sheet(width, width * 2, lookOf('gostop'));
  hwatu(pen, card, 0, 0, { width, corner });
  return canvas.data().toString('base64');
}

function tidy(request: PictureRequest, where: string): void {
  const { boxes } = sketch(request);
  expect(boxes.width).toBeLessThanOrEqual(1000);
  expect(boxes.height).toBeLessThanOrEqual(1100);
  expect(boxes.cut(), where).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind), where).toEqual([]);
  const plates = boxes.list('plate');
  for (const box of [...boxes.list('text'), ...boxes.list('piece')])
    expect(
      plates.some((plate) => within(box, plate)),
      `${where}: ${box.name}`,
    ).toBe(true);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted(), where).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
  shown(request.view as GoStopView, boxes.list('piece'), where);
}

/** Every card that the viewer may see in a storage, in the row or in their own hand lies there once. */
function shown(view: GoStopView, pieces: readonly Box[], where: string): void {
  const known = [...view.storage.flat(), ...view.row.flatMap(({ cards }) => cards), ...own(view)];
  const names = pieces.map(({ name }) => name).filter((name) => name in FACES);
  expect(new Set(names).size, where).toBe(names.length);
  expect(
    known.filter((card) => !names.includes(card)),
    where,
  ).toEqual([]);
}

function own({ viewer, hands }: GoStopView): readonly string[] {
  const hand = viewer === null ? [] : (hands[viewer] ?? []);
  return hand.filter((card): card is string => card !== null);
}

/** More than can ever lie at one place. */
function crowded(): readonly PictureRequest[] {
  const all = Object.keys(FACES);
  return [0, 1].flatMap((at) => {
    const preview = scene.previews[at] as PictureRequest;
    const view = preview.view as GoStopView;
    const full = {
      ...view,
      hands: view.hands.map(() => []),
      row: [],
      underway: { ...view.underway, drawn: null, played: null },
    };
    return view.hands.flatMap((_, seat) => [
      request(preview, { ...full, storage: view.storage.map((_none, other) => (other === seat ? all : [])) }),
      request(preview, {
        ...full,
        storage: view.storage.map(() => []),
        row: all.slice(0, 20).map((card) => ({ cards: [card], token: null })),
        hands: view.hands.map((_none, other) => (other === seat ? all.slice(20, 30) : [])),
        viewer: seat,
      }),
    ]);
  });
}

function request(preview: PictureRequest, view: GoStopView): PictureRequest {
  return { ...preview, view, viewer: view.viewer, events: [], marks: [] };
}

function within(inner: Box, outer: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width;
  const low = inner.y + inner.height <= outer.y + outer.height;
  return inner.x >= outer.x && inner.y >= outer.y && right && low;
}
