import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginRoundedRect } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getPiecepackHues } from './colours.ts';
import { type Field, FRAME_WIDTH, getStretches } from './field.ts';

/** Distance up to which the lamp gives full light, and the loss from ring to ring, in parts of the board. */
const FULL_LIGHT_REACH = 0.72;
const RING_STEP = 0.12;

/** Darkens the board far from the lamp, in rings, as a picture has few colours. The pieces stay bright. */
export function drawDusk(pen: Pen, on: Field): void {
  const { dusk } = getPiecepackHues(pen);
  if (dusk.length > 0) for (const part of getStretches(on)) darkenRect(pen, part, dusk);
}

function darkenRect(pen: Pen, { x, y, width, height }: Rect, rings: readonly string[]): void {
  pen.save();
  beginRoundedRect(pen, x - 2, y - 2, width + 4, height + 4, 8);
  pen.clip();
  for (const [at, colour] of rings.entries()) {
    const far = FULL_LIGHT_REACH + RING_STEP * at;
    pen.beginPath();
    pen.rect(x - 4, y - 4, width + 8, height + 8);
    pen.ellipse(x + width / 2, y + height / 2, (width / 2) * far, (height / 2) * far, 0, 0, Math.PI * 2);
    pen.fillStyle = colour;
    pen.fill('evenodd');
  }
  pen.restore();
}

/** Draws brass fittings on the corners of the frame, if the theme has them. */
export function drawFittings(pen: Pen, on: Field): void {
  const corner = findMotif(pen, 'corner');
  if (!corner || pen.look.strong) return;
  for (const part of getStretches(on)) drawCornerFittings(pen, part, corner);
}

function drawCornerFittings(pen: Pen, { x, y, width, height }: Rect, corner: Motif): void {
  const out = FRAME_WIDTH * 0.35;
  for (const [at, up, turn] of [
    [x - out, y - out, 0],
    [x + width + out, y - out, 1],
    [x + width + out, y + height + out, 2],
    [x - out, y + height + out, 3],
  ] as const) {
    pen.save();
    pen.translate(at, up);
    pen.rotate((turn * Math.PI) / 2);
    drawMotif(pen, corner, 0, 0, 64);
    pen.restore();
  }
}
