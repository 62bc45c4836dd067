import type { RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Scene } from '../../picture.ts';
import { board } from './board.ts';
import { pawns } from './pawns.ts';
import { seated } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { rolled } from './rolled.ts';
import { departed, traces } from './traces.ts';
import { HEIGHT, WIDTH } from './track.ts';

/** Runaround: a hairpin track round one wall. */
export const runaround: Scene = {
  id: 'runaround',
  previews: PREVIEWS,
  size: () => ({ width: WIDTH, height: HEIGHT }),
  draw(pen, request, boxes) {
    const view = request.view as RunaroundView;
    pen.drawImage(board(pen, view.size), 0, 0);
    seated(pen, request, view, 0, boxes);
    seated(pen, request, view, 1, boxes);
    rolled(pen, request, view);
    traces(pen, request, view);
    pawns(pen, request, view, boxes);
    departed(pen, request, view);
  },
};
