import type { Pen } from '../canvas.ts';
import { circle, fill, line, rounded, shadowed } from './shapes.ts';
import { stamp } from './stamps.ts';
import { suitMark } from './suits.ts';
import { write } from './words.ts';

/**
 * How a die looks; with `pips` it has one to six of them, else a figure, and 0 is the empty face. A die of a `suit` has
 * its mark in the corner, and as its one: the empty face bears the corner's alone.
 */
export interface DieLook {
  readonly key: string;
  readonly colour: string;
  readonly edge: string;
  readonly ink: string;
  readonly pips: boolean;
  /** The shape of its pips; round unless told. */
  readonly shape?: 'round' | 'square';
  readonly suit?: number;
  /** A light outline, so that it shows on any ground. */
  readonly halo?: string;
}

/** Shows a die with this face; its middle at (x, y). */
export function die(pen: Pen, look: DieLook, face: number, x: number, y: number, side: number): void {
  stamp(pen, `die/${look.key}/${face}/${side}`, side * 1.3, x, y, (on) => {
    on.scale(side / 100, side / 100);
    cube(on, look);
    if (look.pips) pips(on, look, face);
    else if (look.suit !== undefined) suited(on, look, look.suit, face);
    else if (face > 0) write(on, String(face), 0, 0, { size: 68, colour: look.ink, align: 'center' });
  });
}

function cube(pen: Pen, look: DieLook): void {
  shadowed(pen, 9, 4, () => {
    rounded(pen, -48, -48, 96, 101, 20);
    if (look.halo) line(pen, look.halo, 6);
    fill(pen, look.edge);
  });
  rounded(pen, -46, -46, 92, 92, 18);
  fill(pen, look.colour);
  line(pen, look.edge, 4);
  rounded(pen, -42, -42, 84, 84, 15);
  line(pen, 'rgba(255, 255, 255, 0.22)', 3);
}

function suited(pen: Pen, { ink }: DieLook, suit: number, face: number): void {
  if (face === 1) {
    suitMark(pen, suit, 0, 0, 35, ink);
    return;
  }
  suitMark(pen, suit, -22, -22, 19, ink);
  if (face > 1) write(pen, String(face), 15, 13, { size: 64, colour: ink, align: 'center' });
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

function pips(pen: Pen, look: DieLook, face: number): void {
  for (const [x, y] of SPOTS[face] ?? []) {
    if (look.shape === 'square') rounded(pen, x * 25 - 9, y * 25 - 9, 18, 18, 2);
    else circle(pen, x * 25, y * 25, 10);
    fill(pen, look.ink);
  }
}
