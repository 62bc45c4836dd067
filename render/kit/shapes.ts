import type { Pen } from '../canvas.ts';
import { hues } from './colours.ts';

/** Begins a rectangle with round corners. */
export function rounded(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

/** Begins a circle. */
export function circle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
}

/** Fills what was begun. */
export function fill(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.fill();
}

/** Outlines what was begun. */
export function line(pen: Pen, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

/** Lets what `draw` fills throw a soft shadow. Dear: for layers and stamps only. */
export function shadowed(pen: Pen, blur: number, drop: number, draw: () => void): void {
  pen.save();
  pen.shadowColor = hues(pen).shadow;
  pen.shadowBlur = blur;
  pen.shadowOffsetY = drop;
  draw();
  pen.restore();
}
