import { getKitHues } from '../../kit/colours.ts';
import type { Scene } from '../../scene.ts';
import { drawBoard } from './board.ts';
import { drawChances } from './chart.ts';
import { SIZE } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import type { PosterView } from './types.ts';
import { drawBestMove, drawFoot, drawHead } from './words.ts';

/** Poster of an ended match, made to be shared: result, final board, chances and best move. */
export const poster: Scene = {
  id: 'poster',
  previews: PREVIEWS,
  size: () => ({ width: SIZE, height: SIZE }),
  getGame: (view) => (view as PosterView).game,
  draw(pen, request, boxes) {
    const view = request.view as PosterView;
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, SIZE, SIZE);
    const board = drawBoard(pen, request, boxes);
    drawHead(pen, request, boxes);
    drawBestMove(pen, view, board, boxes);
    drawChances(pen, view, boxes);
    drawFoot(pen, view, boxes);
  },
};
