import { type Canvas, sheet } from '../canvas.ts';
import type { Boxes } from '../kit/boxes.ts';
import type { Look } from '../look.ts';
import type { PictureRequest } from '../request.ts';
import { acrossOf, downOf, type Span, within } from './rects.ts';
import { wantedOf } from './wanted.ts';

/** A picture for choosing is not narrower, in pixels, so that what is on it does not become huge. */
const NARROWEST = 620;
/** Nor higher than so many times its width, where it can be wider instead. */
const HIGHEST = 0.62;
/** What would be left out between two parts is kept where it is less, in pixels; one line of so many parts them. */
const APART = 90;
const SEAM = 6;
/** Where no more than this part of the whole picture would be saved, it stays whole. */
const WORTH = 0.12;

/** Of a picture only what one chooses from and what that meets: the parts that hold it, one below the other. */
export function cropped(canvas: Canvas, boxes: Boxes, request: PictureRequest, look: Look): Canvas {
  const wanted = wantedOf(boxes, request);
  if (wanted === null) return canvas;
  const spans = downOf(wanted, APART).map((span) => within(span, canvas.height));
  const height = heightOf(spans);
  const x = within(acrossOf(wanted), canvas.width, Math.max(NARROWEST, height / HIGHEST));
  const width = x.to - x.from;
  if (width * height > (1 - WORTH) * canvas.width * canvas.height) return canvas;
  return pasted(canvas, x, spans, look);
}

function heightOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0) + SEAM * (spans.length - 1);
}

/** The seam keeps the dark of an empty canvas. */
function pasted(from: Canvas, x: Span, spans: readonly Span[], look: Look): Canvas {
  const width = x.to - x.from;
  const { canvas, pen } = sheet(width, heightOf(spans), look);
  pen.drawImage(from, x.from, 0, width, SEAM, 0, 0, width, canvas.height);
  let y = 0;
  for (const span of spans) {
    const height = span.to - span.from;
    pen.drawImage(from, x.from, span.from, width, height, 0, y, width, height);
    y += height + SEAM;
  }
  return canvas;
}
