import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues, getSuitColour } from '../../kit/colours.ts';
import { drawDie } from '../../kit/die.ts';
import { beginRoundedRect, strokeOutline } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import { getDieStyle } from './colours.ts';
import { getRank } from './rank.ts';

/** Draws the mover's rolled dice, else as many empty places as the rank gives dice (R-MX-18). */
export function drawDice(pen: Pen, view: MotoXView, seat: number, rect: Rect, boxes: Boxes): void {
  const rolled = view.mover === seat ? view.dice : null;
  const faces = rolled ?? Array.from({ length: getRank(view, seat) }, () => null);
  const [side, step] = pen.look.large ? [53, 58] : [42, 48];
  const right = rect.x + rect.width - 12 - step / 2;
  const y = rect.y + rect.height - side / 2 - 10;
  faces.forEach((face, at) => {
    const x = right - (faces.length - 1 - at) * step;
    if (face === null) drawSlot(pen, seat, x, y, side);
    else {
      drawRolledDie(pen, seat, face, x, y, side);
      boxes.note('text', `die ${face}`, { x: x - side / 2, y: y - side / 2, width: side, height: side });
    }
  });
}

/** Draws a rolled die: an ace shows the suit's mark, a blank the turn that it allows. */
function drawRolledDie(pen: Pen, seat: number, face: number, x: number, y: number, side: number): void {
  drawDie(pen, getDieStyle(pen, seat), face > 1 ? face : 0, x, y, side);
  if (face === 1) drawSuitMark(pen, seat, x, y, side * 0.3, getSuitColour(pen, seat));
  if (face === 0) drawTurnFace(pen, x, y, side);
}

function drawSlot(pen: Pen, seat: number, x: number, y: number, side: number): void {
  const half = side / 2 - 3;
  beginRoundedRect(pen, x - half, y - half, half * 2, half * 2, side * 0.19);
  pen.fillStyle = getKitHues(pen).white;
  pen.globalAlpha = 0.6;
  pen.fill();
  pen.setLineDash([side * 0.16, side * 0.12]);
  strokeOutline(pen, getSuitColour(pen, seat), 3);
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** Draws the face of a blank, which allows a turn to either side. `side` is that of the die. */
function drawTurnFace(pen: Pen, x: number, y: number, side: number): void {
  stamp(pen, `motox/turn/${side}`, side, x, y, (on) => {
    on.scale(side / 100, side / 100);
    on.strokeStyle = getKitHues(on).inkSoft;
    on.lineWidth = 9;
    on.lineCap = 'round';
    on.lineJoin = 'round';
    for (const way of [-1, 1]) drawArm(on, way);
  });
}

/** Draws an arm up the middle, round, and out to one side. */
function drawArm(pen: Pen, way: number): void {
  pen.beginPath();
  pen.moveTo(0, 27);
  pen.lineTo(0, 12);
  pen.quadraticCurveTo(0, -8, way * 24, -8);
  pen.moveTo(way * 15, -20);
  pen.lineTo(way * 27, -8);
  pen.lineTo(way * 15, 4);
  pen.stroke();
}
