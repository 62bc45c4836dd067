import type { RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawPawn } from '../../kit/pawn.ts';
import type { Scene } from '../../scene.ts';
import type { Style } from '../../style.ts';
import { getBoardCanvas } from './board.ts';
import { getSideHues } from './colours.ts';
import { drawDieArea } from './die-area.ts';
import { pickDrawnEvents } from './drawn-events.ts';
import { WIDTH } from './measures.ts';
import { drawMoments } from './moments.ts';
import { numberMoves } from './number-moves.ts';
import { drawFrames, drawPawns } from './pawns.ts';
import { drawSeatPlate } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { drawMustRunRing } from './signs.ts';
import { getPawnStyle } from './styles.ts';
import { drawTraces, getTakenSpaces } from './traces.ts';
import { getNumberPlace, getPictureHeight, layOutTrack, type Track } from './track.ts';

/** Scene of Runaround: a track round one wall, or a figure of eight along it. */
export const runaround: Scene = {
  id: 'runaround',
  previews: PREVIEWS,
  seatSign: {
    getColours: (pen, seat) => ({ colour: getSideHues(pen, seat).edge, pale: getSideHues(pen, seat).pale }),
    draw: (pen, seat, x, y, size) => drawPawn(pen, getPawnStyle(pen, seat), x, y, size),
  },
  art: { preview: 1, rect: { x: 180, y: 290, width: 640, height: 440 } },
  size: (view, look) => ({ width: WIDTH, height: getPictureHeight(getTrack(view as RunaroundView, look)) }),
  drawn: pickDrawnEvents,
  alike: true,
  draw(pen, request, boxes) {
    const view = request.view as RunaroundView;
    const on = getTrack(view, pen.look);
    pen.drawImage(getBoardCanvas(pen, on), 0, 0);
    noteTrack(on, boxes);
    drawSeatPlate(pen, request, view, 0, boxes);
    drawSeatPlate(pen, request, view, 1, boxes);
    drawDieArea(pen, request, view, boxes);
    drawFrames(pen, request, on);
    drawTraces(pen, request, getTakenSpaces(view), on);
    if (view.again !== null) drawMustRunRing(pen, on, view.again);
    drawPawns(pen, request, view, on, boxes);
    drawMoments(pen, request, view, on, boxes);
    numberMoves(pen, request, getTakenSpaces(view), on, boxes);
  },
};

function getTrack({ size, eight }: RunaroundView, look: Style): Track {
  return layOutTrack(size, look, eight);
}

/** Records the boxes of the track and the numbers of its spaces. */
function noteTrack(on: Track, boxes: Boxes): void {
  const { x, y, width, height } = on.field;
  const { rim } = on;
  boxes.note('plate', 'track', { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim });
  for (let space = 0; space < on.size; space++) {
    const at = getNumberPlace(on, space);
    const wide = String(space).length * on.figure * 0.57;
    const rect = { x: at.x - wide / 2, y: at.y - on.figure / 2, width: wide, height: on.figure };
    boxes.note('text', `number ${space}`, rect);
  }
}
