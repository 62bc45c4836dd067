import './canvas-env.ts';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Style, StyleSource } from './style.ts';

export { type Canvas, createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';

/** What is drawn with: a canvas's 2D context, and the look that it draws in. */
export type Pen = SKRSContext2D & StyleSource;

/** A canvas and its pen. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly pen: Pen;
}

/** A new canvas, in pixels; without `alpha` it is opaque, and black where nothing is drawn. */
export function createSheet(width: number, height: number, look: Style, alpha = true): Sheet {
  const canvas = createCanvas(width, height);
  return { canvas, pen: Object.assign(canvas.getContext('2d', { alpha }), { look }) };
}
