import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginRoundedRect } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getPiecepackHues, NO_LIGHT } from './colours.ts';
import { type Field, FRAME_WIDTH, getStretches } from './field.ts';

/** Distance up to which the lamp gives full light, and from which the board is darkest, in parts of the board's half. */
const FULL_LIGHT_REACH = 0.62;
const DUSK_REACH = 1.4;

/** Darkens the board smoothly far from the lamp. The pieces stay bright. */
export function drawDusk(pen: Pen, on: Field): void {
  const { dusk } = getPiecepackHues(pen);
  if (dusk !== NO_LIGHT) for (const part of getStretches(on)) darkenRect(pen, part, dusk);
}

function darkenRect(pen: Pen, { x, y, width, height }: Rect, dusk: string): void {
  pen.save();
  beginRoundedRect(pen, x - 2, y - 2, width + 4, height + 4, 8);
  pen.clip();
  pen.translate(x + width / 2, y + height / 2);
  pen.scale(width / 2, height / 2);
  const shade = pen.createRadialGradient(0, 0, FULL_LIGHT_REACH, 0, 0, DUSK_REACH);
  shade.addColorStop(0, 'rgba(12, 12, 44, 0)');
  shade.addColorStop(1, dusk);
  pen.fillStyle = shade;
  pen.fillRect(-1.1, -1.1, 2.2, 2.2);
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
