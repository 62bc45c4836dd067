import { expect } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import type { PictureRequest } from '../../render/request.ts';
import { parsePieces } from '../../render/scenes/piecepack/previews.ts';
import type { PiecepackView } from '../../src/games/piecepack/types.ts';

/** Expects a tidy picture; letters appear once, as on a panel. */
export function expectTidyPiecepack(request: PictureRequest, where: string, highest = 1110): void {
  const { boxes } = drawScene(request);
  expect(boxes.width).toBeLessThanOrEqual(1000);
  expect(boxes.height).toBeLessThanOrEqual(highest);
  expect(boxes.cut(), where).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind), where).toEqual([]);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted(), where).toEqual(request.marks.map(({ mark }) => mark).toSorted());
}

/** Creates a table with these pieces, given in notation. */
export function createPiecepackView(pieces: readonly string[]): PiecepackView {
  const none = { t: 0, c: 0, d: 0, p: 0 };
  return {
    options: { layout: 'empty' },
    viewer: 0,
    seats: 1,
    pieces: parsePieces(pieces),
    areas: [none],
    bag: none,
    box: { known: [], unknown: none },
    notes: [],
    undo: null,
    packing: [false],
    over: false,
  };
}

/** Creates the picture of a view for the only player. */
export function createPiecepackRequest(view: PiecepackView): PictureRequest {
  const seats = [{ name: 'Dana', ai: false }];
  return {
    scene: 'piecepack',
    view,
    viewer: 0,
    occupants: seats,
    turn: [0],
    events: [],
    marks: [],
    places: null,
  };
}
