import type { MoneyRunEvent, MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitDark } from '../../kit/colours.ts';
import { drawMomentSeal } from '../../kit/moment-seal.ts';
import { createMoveNumbers, drawMoveNumbers, findNumberedEvents } from '../../kit/move-numbers.ts';
import { drawPawn, getSuitPawnStyle } from '../../kit/pawn.ts';
import type { PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';
import { getBoardCanvas } from './board.ts';
import { drawCauseway, drawDrops } from './causeway.ts';
import { getSeatColour, getSeatPale } from './colours.ts';
import { type Field, getPictureSize, getSquare, getSquareMiddle, layOutField } from './field.ts';
import { drawFrames, drawMarks } from './marks.ts';
import { drawPawns, drawSpotlights } from './pawns.ts';
import { countCoins } from './pile.ts';
import { drawSeatPlate } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { drawHeights, drawStacks } from './stacks.ts';
import { drawSupply } from './supply.ts';
import { drawRipples, drawTraceGrounds, drawTraces, getCourse } from './traces.ts';

const HOME_TEXTS = { en: 'Home', ko: '도착' } as const;

/** Number of adjacent squares that the seal covers. */
const SEAL_SQUARES = 2;

/** Scene of Money Run: stacks of coins as stairs for pawns. */
export const moneyrun: Scene = {
  id: 'moneyrun',
  previews: PREVIEWS,
  seatSign: {
    getColours: (pen, seat) => ({ colour: getSeatColour(pen, seat), pale: getSeatPale(pen, seat) }),
    draw: (pen, seat, x, y, size) => drawPawn(pen, getSuitPawnStyle(pen, seat), x, y, size),
  },
  art: { preview: 1, rect: { x: 50, y: 180, width: 810, height: 690 } },
  size: (view, look) => getPictureSize(view as MoneyRunView, look),
  draw(pen, request, boxes) {
    const view = request.view as MoneyRunView;
    const on = layOutField(view, pen.look, new Set(request.marks.map(({ at }) => at)));
    pen.drawImage(getBoardCanvas(pen, view, on), 0, 0);
    drawRipples(pen, request, view, on);
    drawCauseway(pen, view, on);
    drawTraceGrounds(pen, request, view, on);
    drawSpotlights(pen, request, view, on);
    drawFrames(pen, request, on);
    drawStacks(pen, view, on, boxes);
    drawDrops(pen, view, on, boxes);
    drawTraces(pen, request, view, on);
    drawPawns(pen, request, view, on, boxes);
    drawHeights(pen, view, on, boxes);
    drawHomeSeals(pen, view, on, boxes);
    view.sides.forEach((_, seat) => {
      drawSeatPlate(pen, request, view, on, seat, boxes);
    });
    drawSupply(pen, request, view, on, boxes);
    drawMarks(pen, request, view, on, boxes);
    numberMoves(pen, request, view, on, boxes);
  },
};

/** Draws the numbers of the actions if several left traces. */
function numberMoves(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field, boxes: Boxes): void {
  const list = findNumberedEvents<MoneyRunEvent>(request, (event) => getCourse(on, view, event).length > 0);
  drawMoveNumbers(
    pen,
    boxes,
    createMoveNumbers(list, (event) => ({
      way: getCourse(on, view, event),
      colour: getSeatColour(pen, 'seat' in event ? event.seat : 0),
    })),
  );
}

/** Draws a seal by the pawn that has reached its line, over empty squares. */
function drawHomeSeals(pen: Pen, view: MoneyRunView, on: Field, boxes: Boxes): void {
  if (view.end?.kind !== 'line') return;
  const { seat } = view.end;
  const rect = findFreeRect(view, on, seat);
  if (!rect) return;
  drawMomentSeal(pen, HOME_TEXTS[pen.look.language], rect, {
    ground: getSuitDark(pen, seat),
    ink: getKitHues(pen).white,
  });
  boxes.note('piece', 'seal', rect);
}

/** Returns the empty squares nearest to a seat's pawn. */
function findFreeRect(view: MoneyRunView, on: Field, seat: number): Rect | null {
  const at = view.pawns[seat];
  if (!at) return null;
  const pawn = getSquareMiddle(on, at);
  const rects: Rect[] = [];
  for (let row = 0; row < on.squares; row++)
    for (let column = 0; column + SEAL_SQUARES <= on.squares; column++)
      if (isBareSquare(view, column, row)) rects.push(getSealRect(on, column, row));
  const far = ({ x, y, width, height }: Rect) => Math.hypot(x + width / 2 - pawn.x, y + height / 2 - pawn.y);
  return rects.sort((one, other) => far(one) - far(other))[0] ?? null;
}

function isBareSquare(view: MoneyRunView, column: number, row: number): boolean {
  return Array.from({ length: SEAL_SQUARES }, (_, at) => getSquare(column + at, row)).every(
    (square) => countCoins(view, square) === 0 && !view.pawns.includes(square),
  );
}

function getSealRect(on: Field, column: number, row: number): Rect {
  const { x, y } = getSquareMiddle(on, getSquare(column, row));
  return { x: x - on.cell / 2, y: y - on.cell / 2 + 4, width: on.cell * SEAL_SQUARES, height: on.cell - 8 };
}
