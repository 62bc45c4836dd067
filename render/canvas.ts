import './fontless.ts';

export { type Canvas, createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';

import type { SKRSContext2D } from '@napi-rs/canvas';

/** What is drawn with: a canvas's 2D context. */
export type Pen = SKRSContext2D;
