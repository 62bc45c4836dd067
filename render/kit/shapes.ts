import type { Pen } from '../canvas.ts';
import type { Rect } from './boxes.ts';
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

/** Shadow and corners of a framed picture, in pixels. */
interface PictureFrame {
  readonly radius: number;
  readonly blur: number;
  readonly drop: number;
}

/** Draws a picture with round corners and a shadow, and leaves its edge as the path for the frame. */
export function drawFramed(
  pen: Pen,
  { x, y, width, height }: Rect,
  { radius, blur, drop }: PictureFrame,
  draw: () => void,
): void {
  withShadow(pen, blur, drop, () => {
    beginRoundedRect(pen, x, y, width, height, radius);
    fill(pen, getKitHues(pen).ink);
  });
  pen.save();
  beginRoundedRect(pen, x, y, width, height, radius);
  pen.clip();
  pen.imageSmoothingQuality = 'high';
  draw();
  pen.restore();
  beginRoundedRect(pen, x, y, width, height, radius);
}
