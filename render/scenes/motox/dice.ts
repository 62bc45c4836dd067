import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues, suitColour } from '../../kit/colours.ts';
import { die } from '../../kit/die.ts';
import { line, rounded } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import { dieOf } from './look.ts';
import { rankOf } from './rank.ts';
import { turnFace } from './turn-face.ts';

/** The mover's dice as they lie, else as many empty places as the rank gives dice (R-MX-18). */
export function dice(pen: Pen, view: MotoXView, seat: number, rect: Rect, boxes: Boxes): void {
  const rolled = view.mover === seat ? view.dice : null;
  const faces = rolled ?? Array.from({ length: rankOf(view, seat) }, () => null);
  const [side, step] = pen.look.large ? [53, 58] : [42, 48];
  const right = rect.x + rect.width - 12 - step / 2;
  const y = rect.y + rect.height - side / 2 - 10;
  faces.forEach((face, at) => {
    const x = right - (faces.length - 1 - at) * step;
    if (face === null) slot(pen, seat, x, y, side);
    else {
      rolledDie(pen, seat, face, x, y, side);
      boxes.note('text', `die ${face}`, { x: x - side / 2, y: y - side / 2, width: side, height: side });
    }
  });
}

/** An ace shows the suit's mark, a blank the turn it is good for. */
function rolledDie(pen: Pen, seat: number, face: number, x: number, y: number, side: number): void {
  die(pen, dieOf(pen, seat), face > 1 ? face : 0, x, y, side);
  if (face === 1) suitMark(pen, seat, x, y, side * 0.3, suitColour(pen, seat));
  if (face === 0) turnFace(pen, x, y, side);
}

function slot(pen: Pen, seat: number, x: number, y: number, side: number): void {
  const half = side / 2 - 3;
  rounded(pen, x - half, y - half, half * 2, half * 2, side * 0.19);
  pen.fillStyle = hues(pen).white;
  pen.globalAlpha = 0.6;
  pen.fill();
  pen.setLineDash([side * 0.16, side * 0.12]);
  line(pen, suitColour(pen, seat), 3);
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}
