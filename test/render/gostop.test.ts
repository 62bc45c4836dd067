import { describe, expect, it } from 'vitest';
import type { Box, Boxes } from '../../render/kit/boxes.ts';
import { FACES } from '../../render/kit/hwatu/faces.ts';
import { paletteOf } from '../../render/palette.ts';
import { encode } from '../../render/png/encode.ts';
import type { LookWish, PictureRequest } from '../../render/request.ts';
import { gostop as scene } from '../../render/scenes/gostop/scene.ts';
import { sketch } from '../../render/sketch.ts';
import { gostop as game } from '../../src/games/gostop/index.ts';
import type { Card, GoStopView } from '../../src/games/gostop/types.ts';
import { yearOfFlowers } from '../../themes/yearOfFlowers/index.ts';
import { boxesOf } from './boxes-of.ts';
import { preview, texts } from './gostop-scene.ts';
import { pictures } from './walk.ts';

/** Of each look; `test/long/boxes.muted.test.ts` has hundreds. */
const GAMES = 5;
const MOST_BYTES = 200 * 1024;

const LOOKS: readonly Partial<LookWish>[] = [
  {},
  { large: true, language: 'ko' },
  { theme: yearOfFlowers.id, strong: true },
];

describe('the scene of gostop', () => {
  it.each(LOOKS)(
    'draws random games in the look %j: nothing cut, nothing overlapping, every card once, every mark',
    (look) => {
      for (let round = 0; round < GAMES; round++) {
        for (const request of pictures(game, round, 5))
          tidy({ ...request, look }, `game ${round}, seen by ${request.viewer}`);
      }
    },
    60_000,
  );

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
      expect(encode(sketch(request).canvas, palette).png.length).toBeLessThan(MOST_BYTES);
  });
});

const [FIRST, THROWING, OVER, PUBLIC, PAID] = [preview(0), preview(2), preview(3), preview(4), preview(6)];

describe('what the picture says', () => {
  it('names what each kind counts, what it brings, and what it needs', () => {
    expect(texts(OVER)).toEqual(
      expect.arrayContaining(['B 7', '+6', 'C 5', '+4', 'D 10', '+2', 'D 8', '/10']),
    );
  });

  it('names for every set that was begun which cards it has and which it lacks', () => {
    expect(texts(FIRST)).toEqual(
      expect.arrayContaining(['C+ 1 held', 'C+ 2 held', 'C+ 3 open', 'A 1 open', 'A 12 lost', 'C- 5 held']),
    );
    expect(texts(OVER).filter((name) => name.startsWith('C '))).toEqual(['C 4', 'C 5']);
  });

  it('shows who dealt, and what a shake has shown as long as it is held', () => {
    expect(texts(FIRST)).toContain('dealer');
    expect(texts(THROWING)).not.toContain('dealer');
    expect(pieces(PUBLIC)).toEqual(expect.arrayContaining(['9B', '9D1', '9D2']));
  });

  it('does the sums of a bill: points, their sum, factors, the product, what losers pay', () => {
    expect(billOf(OVER)).toEqual([
      '+3',
      '+5',
      '+1',
      '+3',
      '+1',
      '+2',
      '+2',
      '= 17',
      '17',
      '×2',
      'GO 3 ×2',
      '= 68',
    ]);
    expect(billOf(PAID)).toEqual([
      '+3',
      '+4',
      '= 7',
      '7',
      '×2',
      '×2',
      '×2',
      '= 56',
      '−224',
      '×2',
      'GO ×2',
      '−112',
      '×2',
    ]);
  });

  it('speaks the language of the look', () => {
    expect(texts(FIRST)).toContain('GO 1');
    expect(texts({ ...FIRST, look: { language: 'ko' } })).toContain('1고');
  });
});

describe('the cards of the row', () => {
  it.each([0, 1, 4, 5, 7])('are at least 106 of 1000 pixels wide in preview %i', (at) => {
    const request = preview(at);
    const lying = (request.view as GoStopView).row.flatMap(({ cards }) => cards);
    const boxes = boxesOf(request).list('piece');
    const wide = lying.map((card) => boxes.find(({ name }) => name === card)?.width);
    expect(Math.min(...wide.map(Number))).toBeGreaterThanOrEqual(106);
  });
});

describe('what may be chosen', () => {
  it('has its letter at the upper right, as the upper left tells the month', () => {
    for (const request of [FIRST, preview(1), preview(5)]) {
      const boxes = boxesOf(request);
      const first = new Map([...request.marks].reverse().map(({ at, mark }) => [at, mark]));
      for (const [at, mark] of first) {
        const card = boxes.list('piece').find(({ name }) => name === at) as Box;
        const badge = boxes.list('badge').find(({ name }) => name === mark) as Box;
        expect(card.x + card.width - badge.x - badge.width, at).toBeCloseTo(-3, 0);
        expect(card.y - badge.y, at).toBeCloseTo(5, 0);
      }
    }
  });
});

describe('large pieces', () => {
  it.each([0, 1, 5])('are larger, and so are badges and figures, in preview %i', (at) => {
    const request = preview(at);
    const [usual, large] = [boxesOf(request), boxesOf({ ...request, look: { large: true } })];
    const held = ownCards(request);
    expect(least(large, usual, 'piece', held)).toBeGreaterThanOrEqual(1.15);
    expect(least(large, usual, 'badge')).toBeGreaterThanOrEqual(1.25);
    expect(least(large, usual, 'text')).toBeGreaterThanOrEqual(1.25);
    expect(large.height).toBeLessThanOrEqual(1300);
  });
});

describe('a year of flowers', () => {
  it('looks like itself, and lays everything where it lies without a theme', () => {
    for (const request of scene.previews) {
      const themed = { ...request, look: { theme: yearOfFlowers.id } };
      expect(drawing(themed)).not.toBe(drawing(request));
      expect(sketch(themed).boxes.list()).toEqual(sketch(request).boxes.list());
    }
  });
});

function pieces(request: PictureRequest): readonly string[] {
  return boxesOf(request)
    .list('piece')
    .map(({ name }) => name);
}

/** The chips of the bill, which come before its total. */
function billOf(request: PictureRequest): readonly string[] {
  const all = texts(request);
  const end = all.findIndex((name) => name.startsWith('bill'));
  const begin = all.findLastIndex((name, at) => at < end && !/^([+×=−]|\d+$|GO)/.test(name));
  return all.slice(begin + 1, end);
}

function ownCards({ view }: PictureRequest): readonly Card[] {
  return own(view as GoStopView);
}

/** By how much the boxes of a kind have grown at least, by their heights. */
function least(large: Boxes, usual: Boxes, kind: Box['kind'], only?: readonly string[]): number {
  const grown = usual
    .list(kind)
    .filter(({ name }) => only === undefined || only.includes(name))
    .map((box) => (large.list(kind).find(({ name }) => name === box.name)?.height ?? 0) / box.height);
  expect(grown.length).toBeGreaterThan(0);
  return Math.min(...grown);
}

function drawing(request: PictureRequest): string {
  return sketch(request).canvas.data().toString('base64');
}

function tidy(request: PictureRequest, where: string): void {
  const boxes = boxesOf(request);
  expect(boxes.width).toBeLessThanOrEqual(1000);
  expect(boxes.height).toBeLessThanOrEqual(request.look?.large ? 1300 : 1160);
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

/** Every card that the viewer may see lies there once; of junk that was taken two, and of the rest how many. */
function shown(view: GoStopView, pieces: readonly Box[], where: string): void {
  const taken = view.storage.flatMap((cards) => cards.filter((card) => !isJunk(card)));
  const known = [...taken, ...view.row.flatMap(({ cards }) => cards), ...own(view)];
  const names = pieces.map(({ name }) => name).filter((name) => name in FACES);
  expect(new Set(names).size, where).toBe(names.length);
  expect(
    known.filter((card) => !names.includes(card)),
    where,
  ).toEqual([]);
  for (const cards of view.storage) {
    const junk = cards.filter(isJunk);
    expect(junk.filter((card) => names.includes(card)).length, where).toBe(Math.min(2, junk.length));
  }
}

function isJunk(card: Card): boolean {
  return card.includes('D');
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
      lines: view.hands.map(() => []),
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
