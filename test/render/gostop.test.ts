import { describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import type { Box, Boxes } from '../../render/kit/boxes.ts';
import { FACES } from '../../render/kit/hwatu/faces.ts';
import { createPalette } from '../../render/palette.ts';
import { encode } from '../../render/png/encode.ts';
import type { PictureRequest, StyleOptions } from '../../render/request.ts';
import { gostop as scene } from '../../render/scenes/gostop/scene.ts';
import { MATCH_LIFT } from '../../render/scenes/gostop/table-layout.ts';
import { gostop as game } from '../../src/games/gostop/index.ts';
import type { Card, GoStopView } from '../../src/games/gostop/types.ts';
import { yearOfFlowers } from '../../themes/yearOfFlowers/index.ts';
import { getBoxes } from './get-boxes.ts';
import { getPreview, listTexts } from './gostop-scene.ts';
import { walkPictures } from './random-pictures.ts';

/** Number of games for each style; `test/long/boxes.muted.test.ts` has hundreds. */
const GAMES = 5;
const MOST_BYTES = 200 * 1024;

const LOOKS: readonly Partial<StyleOptions>[] = [
  {},
  { large: true, language: 'ko' },
  { theme: yearOfFlowers.id, strong: true },
];

describe('Go-Stop picture', () => {
  it.each(LOOKS)(
    'Go-Stop picture: random games have no cut or overlapping boxes, every card once, style %j',
    (look) => {
      for (let round = 0; round < GAMES; round++) {
        for (const request of walkPictures(game, round, 5))
          expectTidyGostop({ ...request, look }, `game ${round}, seen by ${request.viewer}`);
      }
    },
    60_000,
  );

  it('Go-Stop picture: previews are tidy', () => {
    scene.previews.forEach((request, at) => {
      expectTidyGostop(request, `preview ${at}`);
    });
  });

  it('Go-Stop picture: has room for all cards taken by one player and for the longest row', () => {
    for (const request of createCrowded())
      expectTidyGostop(request, `${(request.view as GoStopView).hands.length} players`);
  });

  it('Go-Stop picture: is smaller than 200 KB', () => {
    const palette = createPalette(scene.previews.map((preview) => drawScene(preview).canvas));
    for (const request of [...scene.previews, ...createCrowded()])
      expect(encode(drawScene(request).canvas, palette).png.length).toBeLessThan(MOST_BYTES);
  });
});

const [FIRST, THROWING, OVER, PUBLIC, PAID] = [
  getPreview(0),
  getPreview(2),
  getPreview(3),
  getPreview(4),
  getPreview(6),
];

describe('Go-Stop picture texts', () => {
  it('Go-Stop picture: tells the count, the points and the missing cards of each kind', () => {
    expect(listTexts(OVER)).toEqual(expect.arrayContaining(['B 7', '+6', 'C 5', '+4', 'D 10', '+2', 'D 8']));
  });

  it('Go-Stop picture: tells held and missing cards of every started set', () => {
    expect(listTexts(FIRST)).toEqual(
      expect.arrayContaining(['C+ 1 held', 'C+ 2 held', 'C+ 3 open', 'A 1 open', 'A 12 lost', 'C- 5 held']),
    );
    expect(listTexts(OVER).filter((name) => name.startsWith('C '))).toEqual(['C 4', 'C 5']);
  });

  it('Go-Stop picture: shows the dealer, and shaken cards while they are held', () => {
    expect(listTexts(FIRST)).toContain('dealer');
    expect(listTexts(THROWING)).not.toContain('dealer');
    expect(listPieces(PUBLIC)).toEqual(expect.arrayContaining(['9B', '9D1', '9D2']));
  });

  it('Go-Stop bill: shows points, sum, factors, product and the payment of losers', () => {
    expect(listBillChips(OVER)).toEqual([
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
    expect(listBillChips(PAID)).toEqual([
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

  it('Go-Stop picture: uses the language of the style', () => {
    expect(listTexts(FIRST)).toContain('GO 1');
    expect(listTexts({ ...FIRST, look: { language: 'ko' } })).toContain('1고');
  });
});

describe('Go-Stop row', () => {
  it.each([0, 1, 4, 5, 7])('Go-Stop row: cards are at least 106 of 1000 pixels wide in preview %i', (at) => {
    const request = getPreview(at);
    const lying = (request.view as GoStopView).row.flatMap(({ cards }) => cards);
    const boxes = getBoxes(request).list('piece');
    const wide = lying.map((card) => boxes.find(({ name }) => name === card)?.width);
    expect(Math.min(...wide.map(Number))).toBeGreaterThanOrEqual(106);
  });
});

describe('Go-Stop marks', () => {
  it('Go-Stop marks: stand at the upper right, as the upper left tells the month', () => {
    for (const request of [FIRST, getPreview(1), getPreview(5)]) {
      const boxes = getBoxes(request);
      const first = new Map([...request.marks].reverse().map(({ at, mark }) => [at, mark]));
      for (const [at, mark] of first) {
        const card = boxes.list('piece').find(({ name }) => name === at) as Box;
        const badge = boxes.list('badge').find(({ name }) => name === mark) as Box;
        expect(getVisibleRight(boxes, card) - badge.x - badge.width, at).toBeCloseTo(-2, 0);
        expect(card.y - badge.y, at).toBeCloseTo(5, 0);
      }
    }
  });
});

describe('Go-Stop large pieces', () => {
  it.each([0, 1, 5])('Go-Stop large pieces: cards, badges and figures are larger in preview %i', (at) => {
    const request = getPreview(at);
    const [usual, large] = [getBoxes(request), getBoxes({ ...request, look: { large: true } })];
    const held = listOwnCards(request);
    expect(getLeastGrowth(large, usual, 'piece', held)).toBeGreaterThanOrEqual(1.15);
    expect(getLeastGrowth(large, usual, 'badge')).toBeGreaterThanOrEqual(1.25);
    // The usual size is legible already, and a panel has no room for more.
    expect(getLeastGrowth(large, usual, 'text')).toBeGreaterThanOrEqual(1.05);
    expect(large.height).toBeLessThanOrEqual(1300);
  });
});

describe('Go-Stop theme of flowers', () => {
  it('Go-Stop theme: looks different and places everything where the plain style does', () => {
    for (const request of scene.previews) {
      const themed = { ...request, look: { theme: yearOfFlowers.id } };
      expect(drawText(themed)).not.toBe(drawText(request));
      expect(drawScene(themed).boxes.list()).toEqual(drawScene(request).boxes.list());
    }
  });
});

function listPieces(request: PictureRequest): readonly string[] {
  return getBoxes(request)
    .list('piece')
    .map(({ name }) => name);
}

/** Lists the chips of the bill, which come before its total. */
function listBillChips(request: PictureRequest): readonly string[] {
  const all = listTexts(request);
  const end = all.findIndex((name) => name.startsWith('bill'));
  const begin = all.findLastIndex((name, at) => at < end && !/^([+×=−]|\d+$|GO)/.test(name));
  return all.slice(begin + 1, end);
}

function listOwnCards({ view }: PictureRequest): readonly Card[] {
  return listOwn(view as GoStopView);
}

/** Returns the right edge of the part of a card that the next one leaves visible. */
function getVisibleRight(boxes: Boxes, { x, y, width }: Box): number {
  const next = boxes.list('piece').filter((box) => box.x > x && Math.abs(box.y - y) <= MATCH_LIFT);
  return Math.min(x + width, ...next.map((box) => box.x));
}

/** Returns the smallest growth in height of the boxes of a kind. */
function getLeastGrowth(large: Boxes, usual: Boxes, kind: Box['kind'], only?: readonly string[]): number {
  const grown = usual
    .list(kind)
    .filter(({ name }) => only === undefined || only.includes(name))
    .map((box) => (large.list(kind).find(({ name }) => name === box.name)?.height ?? 0) / box.height);
  expect(grown.length).toBeGreaterThan(0);
  return Math.min(...grown);
}

function drawText(request: PictureRequest): string {
  return drawScene(request).canvas.data().toString('base64');
}

function expectTidyGostop(request: PictureRequest, where: string): void {
  const boxes = getBoxes(request);
  expect(boxes.width).toBeLessThanOrEqual(1000);
  expect(boxes.height).toBeLessThanOrEqual(request.look?.large ? 1300 : 1180);
  expect(boxes.cut(), where).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind), where).toEqual([]);
  const plates = boxes.list('plate');
  for (const box of [...boxes.list('text'), ...boxes.list('piece')])
    expect(
      plates.some((plate) => isWithin(box, plate)),
      `${where}: ${box.name}`,
    ).toBe(true);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted(), where).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
  expectShown(request.view as GoStopView, boxes.list('piece'), where);
}

/** Expects that every card visible to the viewer is shown once; two of the taken junk, and a count of the rest. */
function expectShown(view: GoStopView, pieces: readonly Box[], where: string): void {
  const taken = view.storage.flatMap((cards) => cards.filter((card) => !isJunk(card)));
  const known = [...taken, ...view.row.flatMap(({ cards }) => cards), ...listOwn(view)];
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

function listOwn({ viewer, hands }: GoStopView): readonly string[] {
  const hand = viewer === null ? [] : (hands[viewer] ?? []);
  return hand.filter((card): card is string => card !== null);
}

/** Creates pictures with more cards in one place than a game can have. */
function createCrowded(): readonly PictureRequest[] {
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
      createRequest(preview, {
        ...full,
        storage: view.storage.map((_none, other) => (other === seat ? all : [])),
      }),
      createRequest(preview, {
        ...full,
        storage: view.storage.map(() => []),
        row: all.slice(0, 20).map((card) => ({ cards: [card], token: null })),
        hands: view.hands.map((_none, other) => (other === seat ? all.slice(20, 30) : [])),
        viewer: seat,
      }),
    ]);
  });
}

function createRequest(preview: PictureRequest, view: GoStopView): PictureRequest {
  return { ...preview, view, viewer: view.viewer, events: [], marks: [] };
}

function isWithin(inner: Box, outer: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width;
  const low = inner.y + inner.height <= outer.y + outer.height;
  return inner.x >= outer.x && inner.y >= outer.y && right && low;
}
