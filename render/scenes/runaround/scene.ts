import type { RunaroundEvent, RunaroundView, Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawBurstStamp } from '../../kit/burst-stamp.ts';
import { getKitHues } from '../../kit/colours.ts';
import { findFreePlace, getSquareAround } from '../../kit/find-free-place.ts';
import { drawFlag } from '../../kit/flag.ts';
import {
  createMoveNumbers,
  drawMoveNumbers,
  filterDrawnEvents,
  findNumberedEvents,
} from '../../kit/move-numbers.ts';
import { drawPawn } from '../../kit/pawn.ts';
import type { PictureRequest } from '../../request.ts';
import type { MoveEvents, Scene } from '../../scene.ts';
import type { Style } from '../../style.ts';
import { getBoardCanvas } from './board.ts';
import { getPawnStyle, getSideHues } from './colours.ts';
import { drawDieArea, findLastRoll } from './die-area.ts';
import { WIDTH } from './measures.ts';
import { drawFrames, drawPawns } from './pawns.ts';
import { drawSeatPlate } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { drawFlungPawn, drawMustRunRing } from './signs.ts';
import {
  drawTraces,
  getCourse,
  getLatestEvents,
  getTakenSpaces,
  hasTrace,
  type TakenSpaces,
} from './traces.ts';
import { getLane, getNumberPlace, getPawnPlace, getPictureHeight, layOutTrack, type Track } from './track.ts';

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

/**
 * Returns the drawn events. Of the rolls only the last counts, and only if none is to be moved. The view itself tells who runs again, and a
 * player who cannot move leaves nothing to draw.
 */
function pickDrawnEvents(request: PictureRequest): MoveEvents {
  const last = findLastRoll(request, request.view as RunaroundView);
  const isDrawn = (event: RunaroundEvent) =>
    event === last || !['rolled', 'again', 'idle'].includes(event.kind);
  return filterDrawnEvents(request, isDrawn, hasTrace);
}

/** Draws the numbers of the moves if several left traces. */
function numberMoves(pen: Pen, request: PictureRequest, taken: TakenSpaces, on: Track, boxes: Boxes): void {
  const list = findNumberedEvents<RunaroundEvent>(request, hasTrace, ({ kind }) => kind !== 'bumped');
  drawMoveNumbers(
    pen,
    boxes,
    createMoveNumbers(filterChainEnds(list), (event) => ({
      way: getCourse(on, taken, event),
      colour: getSideHues(pen, event.seat).edge,
    })),
  );
}

/** Leaves out moves whose pawn has moved on since: a chain bears one number, at its end. */
function filterChainEnds<T extends { readonly event: RunaroundEvent }>(list: readonly T[]): readonly T[] {
  return list.filter(
    ({ event }, at) =>
      !list.slice(at + 1).some(({ event: later }) => later.kind === 'moved' && isContinuedBy(event, later)),
  );
}

function isContinuedBy(event: RunaroundEvent, { seat, from }: { seat: number; from: number }): boolean {
  if (event.kind === 'entered') return event.seat === seat && event.space === from;
  return event.kind === 'moved' && event.seat === seat && event.to === from;
}

/** Event to stamp: the seat, and the space beside which it happened. */
interface Moment {
  readonly kind: 'home' | 'won';
  readonly seat: number;
  readonly space: Space;
}

/** Draws stamps over the pawns, beside the event: a pawn was sent home, or the last run is made. */
function drawMoments(pen: Pen, request: PictureRequest, view: RunaroundView, on: Track, boxes: Boxes): void {
  const radius = Math.round(Math.min(60, on.step * 0.82) * (pen.look.large ? 1.2 : 1));
  for (const { kind, seat, space } of getLatestEvents(request).flatMap((event) => getMoments(event, view))) {
    const { x, y } = findFreePlace(boxes, [getStampPlace(on, space, radius)], radius, 'beside pieces');
    boxes.note('piece', `${kind} ${seat}`, getSquareAround({ x, y }, radius));
    drawBurstStamp(pen, `runaround/${kind}/${seat}`, x, y, radius, (on) => {
      if (kind === 'won') drawFlag(on, 4, 0, 40, getKitHues(on).ink, getKitHues(on).white);
      else drawFlungPawn(on, seat);
    });
  }
}

function getMoments(event: RunaroundEvent, { pawns }: RunaroundView): readonly Moment[] {
  if (event.kind === 'bumped' && event.home !== null)
    return [{ kind: 'home', seat: event.home, space: event.to }];
  if (event.kind === 'sentHome' || event.kind === 'shutOut')
    return [{ kind: 'home', seat: event.seat, space: event.space }];
  if (event.kind !== 'won') return [];
  return [{ kind: 'won', seat: event.seat, space: pawns[event.seat as 0 | 1][0] ?? 0 }];
}

/** Returns the place to the right of a pawn, towards the wall. */
function getStampPlace(on: Track, space: Space, radius: number): { x: number; y: number } {
  const { x, y } = getPawnPlace(on, space);
  const inward = getLane(on, space) === 'bottom' ? -1 : 1;
  return { x: x + on.pawn * 0.38 + radius, y: y + on.pawn * 0.2 * inward };
}
