import type { Pen } from '../canvas.ts';
import { stamp } from './canvas-cache.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from './shapes.ts';
import { drawSuitMark } from './suits.ts';
import { write } from './text.ts';

/**
 * Style of a die. With `pips` its faces have one to six, else a figure, and 0 is the empty face. A die of a `suit` has the suit's mark in
 * the corner and as its one; the empty face has only the corner's.
 */
export interface DieStyle {
  readonly key: string;
  readonly colour: string;
  readonly edge: string;
  readonly ink: string;
  readonly pips: boolean;
  /** Shape of its pips; round by default. */
  readonly shape?: 'round' | 'square';
  readonly suit?: number;
  /** Colour of a light outline, so that the die stands out on any background. */
  readonly halo?: string;
}

/** Draws a die with this face; its middle at (x, y). */
export function drawDie(pen: Pen, look: DieStyle, face: number, x: number, y: number, side: number): void {
  stamp(pen, `die/${look.key}/${face}/${side}`, side * 1.3, x, y, (on) => {
    on.scale(side / 100, side / 100);
    drawCube(on, look);
    if (look.pips) drawPips(on, look, face);
    else if (look.suit !== undefined) drawSuitedFace(on, look, look.suit, face);
    else if (face > 0) write(on, String(face), 0, 0, { size: 68, colour: look.ink, align: 'center' });
  });
}

function drawCube(pen: Pen, look: DieStyle): void {
  withShadow(pen, 9, 4, () => {
    beginRoundedRect(pen, -48, -48, 96, 101, 20);
    if (look.halo) strokeOutline(pen, look.halo, 6);
    fill(pen, look.edge);
  });
  beginRoundedRect(pen, -46, -46, 92, 92, 18);
  fill(pen, look.colour);
  strokeOutline(pen, look.edge, 4);
  beginRoundedRect(pen, -42, -42, 84, 84, 15);
  strokeOutline(pen, 'rgba(255, 255, 255, 0.22)', 3);
}

function drawSuitedFace(pen: Pen, { ink }: DieStyle, suit: number, face: number): void {
  if (face === 1) {
    drawSuitMark(pen, suit, 0, 0, 35, ink);
    return;
  }
  drawSuitMark(pen, suit, -24, -24, 17, ink);
  if (face > 1) write(pen, String(face), 15, 12, { size: 76, colour: ink, align: 'center' });
}

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function drawPips(pen: Pen, look: DieStyle, face: number): void {
  for (const [x, y] of SPOTS[face] ?? []) {
    if (look.shape === 'square') beginRoundedRect(pen, x * 25 - 9, y * 25 - 9, 18, 18, 2);
    else beginCircle(pen, x * 25, y * 25, 10);
    fill(pen, look.ink);
  }
}
