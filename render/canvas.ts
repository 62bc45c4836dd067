import './canvas-env.ts';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Style, StyleSource } from './style.ts';

export { type Canvas, createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';

/** 2D context of a canvas, with the style in which it draws. */
export type Pen = SKRSContext2D & StyleSource;

/** A canvas and its pen. */
export interface Surface {
  readonly canvas: Canvas;
  readonly pen: Pen;
}

/** Creates a canvas; sizes in pixels. Without `alpha` it is opaque, and black where nothing is drawn. */
export function createSurface(width: number, height: number, look: Style, alpha = true): Surface {
  const canvas = createCanvas(width, height);
  return { canvas, pen: Object.assign(canvas.getContext('2d', { alpha }), { look }) };
}
