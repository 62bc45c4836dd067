import type { Pen } from '../../canvas.ts';
import { getKitHues } from '../../kit/colours.ts';
import { stamp } from '../../kit/stamps.ts';

/** Draws the face of a blank, which allows a turn to either side. `side` is that of the die. */
export function drawTurnFace(pen: Pen, x: number, y: number, side: number): void {
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
