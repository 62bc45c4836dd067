import type { Motif } from '../../themes/theme.ts';
import type { Pen } from '../canvas.ts';
import { motifOf } from '../look.ts';
import { hues } from './colours.ts';
import { motif, outline } from './motif.ts';
import { circle, fill, line, rounded, shadowed } from './shapes.ts';
import { stamp } from './stamps.ts';
import { suitMark } from './suits.ts';

/** How a pawn looks: the shape of its head tells it apart as well as its colours. */
export interface PawnLook {
  /** One for each look. */
  readonly key: string;
  readonly head: 'round' | 'square';
  readonly colour: string;
  readonly edge: string;
  /** The mark on its head, in `ink`. */
  readonly suit?: number;
  readonly ink?: string;
  /** The motif that a theme may have in its place: `pawn` unless told. */
  readonly motif?: string;
}

/** Sets up a pawn of this height with its middle at (x, y); it is 0.72 times as wide. */
export function pawn(pen: Pen, look: PawnLook, x: number, y: number, height: number): void {
  stamp(pen, `pawn/${look.key}/${height}`, height * 1.3, x, y, (on) => {
    on.scale(height / 100, height / 100);
    const figure = motifOf(on, look.motif ?? 'pawn');
    if (figure) shaped(on, look, figure);
    else carve(on, look);
  });
}

/** Drawn 100 high round the origin. */
function carve(pen: Pen, look: PawnLook): void {
  shadowed(pen, 8, 4, () => halo(pen, look));
  body(pen);
  fill(pen, look.colour);
  line(pen, look.edge, 4);
  head(pen, look);
  fill(pen, look.colour);
  line(pen, look.edge, 4);
  shine(pen);
  if (look.suit !== undefined) suitMark(pen, look.suit, 0, -18, 19, look.ink ?? '#fff');
}

/** The theme's figure instead, in the seat's colours. */
function shaped(pen: Pen, look: PawnLook, figure: Motif): void {
  const inks = { colour: look.colour, edge: look.edge };
  shadowed(pen, 8, 4, () => outline(pen, figure, 0, 0, 100, hues(pen).white, 9));
  motif(pen, figure, 0, 0, 100, inks);
  const { mark } = figure;
  if (mark && look.suit !== undefined)
    suitMark(pen, look.suit, mark.x, mark.y, mark.radius, look.ink ?? hues(pen).white);
}

/** A light outline, so that a dark pawn shows on a dark ground. */
function halo(pen: Pen, look: PawnLook): void {
  for (const part of [body, head] as const) {
    part(pen, look);
    pen.lineJoin = 'round';
    line(pen, hues(pen).white, 9);
    fill(pen, hues(pen).white);
  }
}

function body(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-14, 0);
  pen.bezierCurveTo(-14, 18, -24, 24, -32, 32);
  pen.bezierCurveTo(-36, 38, -34, 46, -26, 46);
  pen.lineTo(26, 46);
  pen.bezierCurveTo(34, 46, 36, 38, 32, 32);
  pen.bezierCurveTo(24, 24, 14, 18, 14, 0);
  pen.closePath();
}

function head(pen: Pen, look: PawnLook): void {
  if (look.head === 'round') circle(pen, 0, -18, 29);
  else rounded(pen, -26, -45, 52, 52, 7);
}

function shine(pen: Pen): void {
  pen.beginPath();
  pen.ellipse(0, 37, 24, 4, 0, 0, Math.PI * 2);
  fill(pen, 'rgba(255, 255, 255, 0.28)');
}
