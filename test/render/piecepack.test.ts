import { describe, expect, it } from 'vitest';
import { encode } from '../../render/encode.ts';
import { loadFonts } from '../../render/fonts.ts';
import { paletteOf } from '../../render/palette.ts';
import { type PictureRequest, sketch } from '../../render/picture.ts';
import { extent, heaped } from '../../render/scenes/piecepack/heap.ts';
import { piecepack as scene } from '../../render/scenes/piecepack/scene.ts';
import { seen } from '../../render/scenes/piecepack/written.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import type { PiecepackView } from '../../src/games/piecepack/types.ts';
import { pictures } from './walk.ts';

const GAMES = 20;
const MOST_BYTES = 200 * 1024;

loadFonts();

describe('the scene of the piecepack table', () => {
  it('draws random games, nothing cut, nothing overlapping, every mark once', () => {
    for (let round = 0; round < GAMES; round++) {
      for (const request of pictures(piecepack, round, 7)) tidy(request, `game ${round}`);
    }
  });

  it('packs every picture into 200 KB', () => {
    const palette = paletteOf(scene.previews.map((preview) => sketch(preview).canvas));
    for (let round = 0; round < GAMES; round += 4) {
      const last = [...pictures(piecepack, round, 7)].at(-1);
      if (last) expect(encode(sketch(last).canvas, palette).length).toBeLessThan(MOST_BYTES);
    }
  });

  it.each(scene.previews.map((preview, at) => ({ preview, at })))('draws preview $at', ({ preview, at }) => {
    tidy(preview, `preview ${at}`);
  });

  it('shows marks of pieces beneath others, between spaces, in the own area, of columns, rows, bag and box', () => {
    const view = tableOf(['t__b@1.5,1.5', 'cS_b^@1,1', 'cM_b^@1,1', 'c_2f^@2.5,3.5', 'cS1bp@area']);
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
    tidy({ ...requestOf(view), marks }, 'marks of all sorts');
  });
});

describe('heaps', () => {
  it('rise with every piece, and the lower is painted first', () => {
    const laid = heaped(tableOf(['t__b@1.5,1.5', 't__b@2.5,1.5', 'cS_b^@2,2', 'cM_b^@2,2']));
    const rises = laid.map(({ rise }) => rise);
    expect(rises).toEqual(rises.toSorted());
    expect(new Set(rises).size).toBe(4);
  });

  it('have those that stand on one space side by side', () => {
    const laid = heaped(tableOf(['pS_f^@3,3', 'pM_f^@3,3', 'dC4f^@3,3']));
    expect(new Set(laid.map(({ shift }) => shift)).size).toBe(3);
    expect(laid.every(({ rise }) => rise === 0)).toBe(true);
  });

  it('stay in the picture, however many pieces they have', () => {
    const tower = Array.from({ length: 24 }, () => 't__b@4.5,7.5');
    tidy(requestOf(tableOf([...tower, ...tower])), 'tower');
  });

  it('make room for what lies beyond the usual board, up to the edge of the table', () => {
    expect(extent(tableOf(['cS_b^@9.5,1', 'pS_f^@1,16']))).toEqual({ columns: 10, rows: 16 });
    tidy(requestOf(tableOf(['t__b@16,16', 'cS_b^@16,1', 'pS_f^@1,16'])), 'corners');
  });
});

/** Letters as on a panel: each once. */
function tidy(request: PictureRequest, where: string): void {
  const { boxes } = sketch(request);
  expect(boxes.width).toBeLessThanOrEqual(1000);
  expect(boxes.height).toBeLessThanOrEqual(1100);
  expect(boxes.cut(), where).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind), where).toEqual([]);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted(), where).toEqual(request.marks.map(({ mark }) => mark).toSorted());
}

function tableOf(pieces: readonly string[]): PiecepackView {
  const none = { t: 0, c: 0, d: 0, p: 0 };
  return {
    options: { layout: 'empty' },
    viewer: 0,
    seats: 1,
    pieces: seen(pieces),
    areas: [none],
    bag: none,
    box: { known: [], unknown: none },
    notes: [],
    undo: null,
    packing: [false],
    over: false,
  };
}

function requestOf(view: PiecepackView): PictureRequest {
  const sitters = [{ name: 'Dana', ai: false }];
  return { scene: 'piecepack', view, viewer: 0, sitters, turn: [0], events: [], marks: [], places: null };
}
