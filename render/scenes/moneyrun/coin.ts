import { DENOMINATIONS, type Denomination } from '../../../src/games/moneyrun/types.ts';
import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import { motif, outline } from '../../kit/motif.ts';
import { circle, fill, line, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import { motifOf } from '../../look.ts';
import { type Metal, metalOf, moneyrunHues } from './colours.ts';
import { RADIUS } from './measures.ts';
import { milled } from './milled.ts';

/** What a coin is worth, as its button says it. */
const WORTH: Readonly<Record<Denomination, string>> = {
  L: '$1',
  M: '50c',
  S: '20c',
  P: '10c',
  T: '5c',
};

/** A coin that lies on the board is seen from above at a slant: so much less high than wide. */
export const TILT = 0.6;

/**
 * A coin lying on the board, `thick` pixels thick, the middle of its face at (x, y), on squares `cell` wide. Its figure is
 * seen on `top` of a stack only.
 */
export function lying(
  pen: Pen,
  coin: Denomination,
  x: number,
  y: number,
  cell: number,
  thick: number,
  top: boolean,
): void {
  stamp(pen, `moneyrun/lying/${coin}/${cell}/${thick}/${top}`, cell * 1.1, x, y, (on) => {
    const radius = RADIUS[coin] * cell;
    const slab = motifOf(on, 'slab');
    if (slab) hewn(on, slab, coin, radius, thick);
    else struck(on, coin, radius, thick);
    if (!top) return;
    on.scale(radius / 40, (radius / 40) * 0.74);
    figures(on, WORTH[coin].replace('c', ''), coin, coin === 'L' ? 40 : coin === 'T' ? 54 : 48);
  });
}

function struck(pen: Pen, coin: Denomination, radius: number, thick: number): void {
  rim(pen, coin, radius, thick);
  pen.save();
  pen.scale(radius / 40, (radius / 40) * TILT);
  face(pen, metalOf(pen, coin));
  pen.restore();
  pen.beginPath();
  pen.ellipse(0, 0, radius - 0.5, radius * TILT - 0.5, 0, 0, Math.PI * 2);
  line(pen, moneyrunHues(pen).outline, pen.look.strong ? 2.4 : 1.1);
}

/** A theme's slab: its outline pushed down by its thickness, then its face. */
function hewn(pen: Pen, slab: Motif, coin: Denomination, radius: number, thick: number): void {
  const metal = metalOf(pen, coin);
  const dark = { face: metal.edge, light: metal.edge, edge: metal.edge };
  const flat = { ...metal, colour: metal.face };
  const turn = DENOMINATIONS.indexOf(coin) % 2 === 0 ? 1 : -1;
  const each = (dy: number, draw: () => void): void => {
    pen.save();
    pen.translate(0, dy);
    pen.scale(turn, TILT);
    draw();
    pen.restore();
  };
  const edge = moneyrunHues(pen).outline;
  for (const dy of [thick, 0]) each(dy, () => outline(pen, slab, 0, 0, radius * 2, edge, 4));
  for (let dy = thick; dy > 0; dy--) each(dy, () => motif(pen, slab, 0, 0, radius * 2, dark));
  milled(pen, coin, radius * 0.97, thick, TILT);
  each(0, () => motif(pen, slab, 0, 0, radius * 2, flat));
}

/** A coin seen from straight above, the middle at (x, y). */
export function facing(pen: Pen, coin: Denomination, x: number, y: number, radius: number): void {
  stamp(pen, `moneyrun/facing/${coin}/${radius}`, radius * 2.6, x, y, (on) => {
    const metal = metalOf(on, coin);
    const slab = motifOf(on, 'slab');
    on.scale(radius / 40, radius / 40);
    if (slab) {
      shadowed(on, 7, 3, () => outline(on, slab, 0, 0, 80, metal.edge, 3));
      motif(on, slab, 0, 0, 80, { ...metal });
    } else disc(on, metal);
    const large = on.look.large ? 4 : 0;
    figures(on, WORTH[coin], coin, (WORTH[coin].length > 2 ? 32 : 38) + large);
  });
}

function disc(pen: Pen, metal: Metal): void {
  shadowed(pen, 7, 3, () => {
    circle(pen, 0, 0, 40);
    fill(pen, metal.edge);
  });
  pen.save();
  pen.scale(0.95, 0.95);
  face(pen, metal);
  pen.restore();
}

/** How wide a coin is beside the others, 1 the widest: in rows of facing coins. */
export function share(coin: Denomination): number {
  return 1 - DENOMINATIONS.indexOf(coin) * 0.12;
}

/** The edge: the face moved down by its thickness. */
function rim(pen: Pen, coin: Denomination, radius: number, thick: number): void {
  pen.beginPath();
  pen.ellipse(0, thick, radius - 0.5, radius * TILT - 0.5, 0, 0, Math.PI);
  pen.ellipse(0, 0, radius - 0.5, radius * TILT - 0.5, 0, Math.PI, Math.PI * 2);
  pen.closePath();
  fill(pen, metalOf(pen, coin).edge);
  line(pen, moneyrunHues(pen).outline, pen.look.strong ? 2.4 : 1.1);
  milled(pen, coin, radius, thick, TILT);
}

/** Drawn with radius 40 round the origin. */
function face(pen: Pen, { face, light, edge }: Metal): void {
  circle(pen, 0, 0, 40);
  fill(pen, light);
  circle(pen, 0, 0, 37);
  fill(pen, face);
  circle(pen, 0, 0, 32);
  pen.globalAlpha = 0.55;
  line(pen, edge, 1.6);
  pen.globalAlpha = 1;
}

function figures(pen: Pen, words: string, coin: Denomination, size: number): void {
  write(pen, words, 0, 0, { size, colour: metalOf(pen, coin).ink, align: 'center' });
}
