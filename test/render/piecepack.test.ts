import { describe, expect, it } from 'vitest';
import { createSurface } from '../../render/canvas.ts';
import { drawScene } from '../../render/draw-scene.ts';
import { loadFonts } from '../../render/fonts.ts';
import { Boxes, type BoxKind } from '../../render/kit/boxes.ts';
import { createPalette } from '../../render/palette.ts';
import { encode } from '../../render/png/encode.ts';
import type { PictureRequest } from '../../render/request.ts';
import { drawPiece } from '../../render/scenes/piecepack/piece.ts';
import { parsePieces } from '../../render/scenes/piecepack/previews.ts';
import { piecepack as scene } from '../../render/scenes/piecepack/scene.ts';
import { getStyle, PLAIN_STYLE, Style } from '../../render/style.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import type { PiecepackEvent, Place, SeenPiece } from '../../src/games/piecepack/types.ts';
import { createPiecepackRequest, createPiecepackView, expectTidyPiecepack } from './piecepack-scene.ts';
import { walkPictures } from './random-pictures.ts';

/** Number of games; `test/long/boxes.muted.test.ts` has hundreds. */
const GAMES = 12;
const MOST_BYTES = 200 * 1024;

loadFonts();

describe('piecepack picture', () => {
  it('piecepack picture: random games have no cut or overlapping boxes, every mark once', () => {
    for (let round = 0; round < GAMES; round++) {
      for (const request of walkPictures(piecepack, round, 7)) expectTidyPiecepack(request, `game ${round}`);
    }
  });

  it('piecepack picture: has every letter at the upper left of its piece', () => {
    const request = scene.previews[0] as PictureRequest;
    const { boxes } = drawScene(request);
    for (const { at, mark } of request.marks) {
      const named = boxes.list('piece').find(({ name }) => name === at);
      const letter = boxes.list('badge').find(({ name }) => name === mark);
      if (!named || !letter) throw new Error(`${mark} names nothing`);
      expect(Math.abs(letter.x + letter.width / 2 - named.x), mark).toBeLessThan(letter.width / 2);
      expect(Math.abs(letter.y + letter.height / 2 - named.y), mark).toBeLessThan(letter.height / 2);
    }
  });

  it('piecepack picture: draws no arrow for older moves', () => {
    const moved = (to: number): PiecepackEvent => ({
      kind: 'moved',
      seat: 0,
      from: { kind: 'board', x: 1, y: to },
      to: { kind: 'board', x: 6, y: to },
      how: 'move',
      pieces: [],
      own: null,
    });
    const request = { ...(scene.previews[4] as PictureRequest), events: [moved(2), moved(5)] };
    const both = drawPicture(request);
    const newest = drawPicture({ ...request, order: [1, 2] });
    const last = drawPicture({ ...request, events: [moved(5)] });
    expect(countDiffering(newest, last)).toBeLessThan(countDiffering(both, last) * 0.6);
  });

  it('piecepack picture: fills its width with the board and the plates beside it', () => {
    const { boxes } = drawScene(scene.previews[0] as PictureRequest);
    const beside = boxes.list('plate').filter(({ name }) => name.startsWith('plate '));
    const board = boxes.list('plate').find(({ name }) => name === 'letters');
    expect((beside[0]?.width ?? 0) + (board?.width ?? 0)).toBeGreaterThan(880);
  });

  it('piecepack picture: is smaller than 200 KB', () => {
    const palette = createPalette(scene.previews.map((preview) => drawScene(preview).canvas));
    for (let round = 0; round < GAMES; round += 4) {
      const last = [...walkPictures(piecepack, round, 7)].at(-1);
      if (last) expect(encode(drawScene(last).canvas, palette).png.length).toBeLessThan(MOST_BYTES);
    }
  });

  it.each(scene.previews.map((preview, at) => ({ preview, at })))(
    'piecepack picture: preview $at is tidy',
    ({ preview, at }) => {
      expectTidyPiecepack(preview, `preview ${at}`);
    },
  );

  it('piecepack picture: shows marks of covered pieces, the area, columns, rows, bag and box', () => {
    const view = createPiecepackView([
      't__b@1.5,1.5',
      'cS_b^@1,1',
      'cM_b^@1,1',
      'c_2f^@2.5,3.5',
      'cS1bp@area',
    ]);
    const places = [
      'a1',
      'a1.2',
      '(1.5,1.5)',
      '(2.5,3.5)',
      'c3',
      '(4.5,4.5)',
      'area0.1',
      'h',
      '8',
      'bag',
      'box',
    ];
    const marks = places.map((at, index) => ({ at, mark: String.fromCharCode(65 + index) }));
    expectTidyPiecepack({ ...createPiecepackRequest(view), marks }, 'marks of all sorts');
  });
});

function drawPicture(request: PictureRequest): Uint8Array {
  return drawScene(request).canvas.data();
}

/** Counts the differing bytes. */
function countDiffering(one: Uint8Array, other: Uint8Array): number {
  return one.filter((byte, at) => byte !== other[at]).length;
}

describe('piecepack styles', () => {
  const [middle, , wide] = scene.previews as readonly [PictureRequest, PictureRequest, PictureRequest];

  it.each([
    ['badge', 1.25],
    ['text', 1.15],
    ['piece', 1.15],
  ] as const)('piecepack large pieces: show every %s at least %d times as large', (kind, least) => {
    for (const size of listGrowth(middle, kind)) expect(size).toBeGreaterThanOrEqual(least);
  });

  it('piecepack large pieces: are larger even when the board is as wide as the picture', () => {
    const tile = /[.]5,/;
    const { boxes } = drawScene(wide);
    const small = boxes.list('piece').filter(({ name }) => !tile.test(name) && name !== 'token');
    expect(small.length).toBeGreaterThan(3);
    for (const { name, width } of small)
      expect(measurePiece(wide, name) / width).toBeGreaterThanOrEqual(1.15);
  });

  it.each([{ large: true }, { strong: true }, { theme: 'lantern' }, { theme: 'lantern', large: true }])(
    'piecepack style: is tidy with %j',
    (look) => {
      for (const preview of scene.previews)
        expectTidyPiecepack({ ...preview, look }, JSON.stringify(look), 1300);
      for (let round = 0; round < 2; round++)
        for (const request of walkPictures(piecepack, round, 9))
          expectTidyPiecepack({ ...request, look }, `game ${round}`, 1300);
    },
  );

  it('piecepack lantern theme: draws its own background, and a lamp where there is room', () => {
    const themed = getStyle('piecepack', { theme: 'lantern' });
    const unlit = new Style('unlit', { ...themed.theme, motifs: {} }, PLAIN_STYLE);
    const [plain, lit, dark] = [getStyle('piecepack'), themed, unlit].map((look) => drawLook(middle, look));
    expect(lit?.equals(plain ?? Buffer.of())).toBe(false);
    expect(lit?.equals(dark ?? Buffer.of())).toBe(false);
  });
});

describe('piecepack pieces without colour', () => {
  const dice = ['S', 'M', 'C', 'A'].flatMap((suit) => [0, 1, 2].map((rank) => `d${suit}${rank}f^@1,1`));
  const coins = [0, 1, 2, 3, 4, 5].map((rank) => `c_${rank}f^@1,1`);
  const tiles = ['S', 'M', 'C', 'A'].flatMap((suit) => [0, 1, 2].map((rank) => `t${suit}${rank}f^@1,1`));

  it.each([
    ['dice', dice],
    ['value sides', coins],
    ['tiles', [...tiles, 't__b^@1,1']],
    ['directions', ['cS_b^@1,1', 'cS_b>@1,1', 'cS_bv@1,1', 'cS_b<@1,1', 'c_0f^@1,1', 'c_0f>@1,1']],
  ])('piecepack pieces: %s differ without colour', (_, pieces) => {
    expect(new Set(parsePieces(pieces).map(formatGreyed)).size).toBe(pieces.length);
  });
});

describe('piecepack traces', () => {
  const board = { kind: 'board', x: 2, y: 2 } as const;
  const named: readonly [string, PiecepackEvent, number][] = [
    ['a die that is set', { kind: 'set', seat: 0, die: { suit: 'M', rank: 3, at: { x: 3, y: 3 } } }, 1],
    ['a bag that is filled', { kind: 'filled', seat: 0, of: 'c', count: 9 }, 1],
    ['a piece that is drawn', createMovedEvent('draw', { kind: 'bag' }, board), 1],
    ['a piece that is hidden', createMovedEvent('hide', board, { kind: 'area', seat: 0 }), 1],
    ['a piece that is captured', createMovedEvent('captured', board, { kind: 'area', seat: 0 }), 0],
    ['a set-up', { kind: 'laidOut', seat: 0, layout: 'square' }, 1],
  ];

  it.each(named)('piecepack trace: %s is visible in the picture', (_, event, tokens) => {
    const request = createPiecepackRequest(createPiecepackView(['cS_b^@2,2', 'dM3f^@3,3']));
    const [before, after] = [request, { ...request, events: [event] }].map((one) => drawScene(one));
    expect(after?.boxes.list('piece').filter(({ name }) => name === 'token').length).toBe(tokens);
    expect(after?.canvas.data().equals(before?.canvas.data() ?? Buffer.of())).toBe(false);
  });

  function createMovedEvent(how: 'draw' | 'hide' | 'captured', from: Place, to: Place): PiecepackEvent {
    return { kind: 'moved', seat: 0, how, from, to, pieces: [], own: null };
  }
});

/** Lists the growth factors in height of a kind's boxes with large pieces, for boxes in both pictures. */
function listGrowth(request: PictureRequest, kind: BoxKind): readonly number[] {
  const small = drawScene(request).boxes.list(kind);
  const large = drawScene({ ...request, look: { large: true } }).boxes.list(kind);
  const sizes = small.flatMap((box, at) => {
    const before = small.slice(0, at).filter(({ name }) => name === box.name).length;
    const same = large.filter(({ name }) => name === box.name)[before];
    return same ? [same.height / box.height] : [];
  });
  expect(sizes.length).toBeGreaterThan(5);
  return sizes;
}

/** Returns the width of a piece with large pieces. */
function measurePiece(request: PictureRequest, name: string): number {
  const { boxes } = drawScene({ ...request, look: { large: true } });
  return boxes.list('piece').find((box) => box.name === name)?.width ?? 0;
}

function drawLook(request: PictureRequest, look: Style): Buffer {
  const { width, height } = scene.size(request.view, look);
  const { canvas, pen } = createSurface(width, height, look);
  scene.draw(pen, request, new Boxes(width, height));
  return canvas.data();
}

/** Renders a piece with the same grey for all suits. */
function formatGreyed(one: SeenPiece): string {
  const grey = ['#6b6b6b', '#6b6b6b', '#6b6b6b', '#6b6b6b'];
  const colours = { suits: grey, suitsDark: grey, suitsPale: grey, suitsInk: grey };
  const theme = { id: 'grey', game: 'piecepack', colours, motifs: {}, words: { en: {}, ko: {} } };
  const { canvas, pen } = createSurface(200, 200, new Style('grey', theme, PLAIN_STYLE));
  drawPiece(pen, one, 100, 100, 80);
  return canvas.data().toString('base64');
}
