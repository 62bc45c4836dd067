import type { Pen } from '../canvas.ts';
import { getKitHues } from './colours.ts';

export function beginRoundedRect(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

export function beginCircle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
}

/** Fills the current path. */
export function fill(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.fill();
}

/** Outlines the current path. */
export function strokeOutline(pen: Pen, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

/** Adds a soft shadow to what `draw` fills. Expensive: for layers and stamps only. */
export function withShadow(pen: Pen, blur: number, drop: number, draw: () => void): void {
  pen.save();
  pen.shadowColor = getKitHues(pen).shadow;
  pen.shadowBlur = blur;
  pen.shadowOffsetY = drop;
  draw();
  pen.restore();
}
