import { describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import { getExtent, heapPieces } from '../../render/scenes/piecepack/heap.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import { createPiecepackRequest, createPiecepackView, expectTidyPiecepack } from './piecepack-scene.ts';

describe('piecepack loose pieces', () => {
  it('piecepack picture: each of many loose pieces has a badge when its row is asked for', () => {
    const spots = Array.from(
      { length: 64 },
      (_, at) => `cS_b^@${1 + (at % 16) / 2},${1 + Math.floor(at / 16) / 2}`,
    );
    const view = createPiecepackView(spots);
    const columns = piecepack.next(view, 0, ['move']);
    const asked = columns.kind === 'pick' ? columns.choices.map(({ id }) => ['move', id]) : [];
    expect(asked.length).toBe(8);
    for (const path of asked) {
      const question = piecepack.next(view, 0, path);
      const choices = question.kind === 'pick' ? question.choices : [];
      const marks = choices.flatMap(({ at, mark }) => (at && mark ? [{ at, mark }] : []));
      expect(marks.length).toBe(8);
      expectTidyPiecepack({ ...createPiecepackRequest(view), marks }, path.join());
    }
  });
});

describe('piecepack heaps', () => {
  it('piecepack heap: rises with every piece, and the lower is drawn first', () => {
    const laid = heapPieces(createPiecepackView(['t__b@1.5,1.5', 't__b@2.5,1.5', 'cS_b^@2,2', 'cM_b^@2,2']));
    const rises = laid.map(({ rise }) => rise);
    expect(rises).toEqual(rises.toSorted());
    expect(new Set(rises).size).toBe(4);
  });

  it('piecepack heap: shows pieces that stand on one space side by side', () => {
    const laid = heapPieces(createPiecepackView(['pS_f^@3,3', 'pM_f^@3,3', 'dC4f^@3,3']));
    expect(new Set(laid.map(({ shift }) => shift)).size).toBe(3);
    expect(laid.every(({ rise }) => rise === 0)).toBe(true);
  });

  it('piecepack heap: stays in the picture with any number of pieces', () => {
    const tower = Array.from({ length: 24 }, () => 't__b@4.5,7.5');
    expectTidyPiecepack(createPiecepackRequest(createPiecepackView([...tower, ...tower])), 'tower');
  });

  it('piecepack picture: has room for pieces beyond the board, up to the edge of the table', () => {
    expect(getExtent(createPiecepackView(['cS_b^@9.5,1', 'pS_f^@1,16']))).toEqual({
      columns: 10,
      rows: 16,
      left: 1,
      near: 1,
    });
    expectTidyPiecepack(
      createPiecepackRequest(createPiecepackView(['t__b@16,16', 'cS_b^@16,1', 'pS_f^@1,16'])),
      'corners',
    );
    for (const far of [['t__b@52,20'], ['t__b@-3,-3'], ['cS_b^@52,20', 'cS_b^@-3,-3'], ['dM3f^@0,3']])
      expectTidyPiecepack(createPiecepackRequest(createPiecepackView(far)), far.join());
  });

  it('piecepack picture: draws a long track in stretches with large spaces', () => {
    const tiles = Array.from({ length: 24 }, (_, at) => `t__b@${1.5 + at * 2},1.5`);
    const track = (pieces: readonly string[]) =>
      createPiecepackRequest({ ...createPiecepackView([...tiles, ...pieces]), laid: { game: 'track' } });
    const { boxes } = drawScene(track(['pS_f^@48,2']));
    const widths = boxes.list('piece').map(({ width }) => width);
    expect(Math.max(...widths)).toBeGreaterThan(120);
    expectTidyPiecepack(track(['pS_f^@48,2', 'cS_b^@48,1', 'cM_b^@13,1']), 'track');
  });
});
