import { DENOMINATIONS, type Denomination } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import { circle, fill, line, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import { METALS, RADIUS, WORTH } from './look.ts';

/** A coin that lies on the board is seen from above at a slant: so much less high than wide. */
export const TILT = 0.64;
/** How thick a coin is, in parts of a square. */
export const THICK = 0.1;

/** A coin lying on the board, the middle of its face at (x, y), on squares `cell` wide. */
export function lying(pen: Pen, coin: Denomination, x: number, y: number, cell: number): void {
  stamp(pen, `moneyrun/lying/${coin}/${cell}`, cell * 1.2, x, y, (on) => {
    const radius = RADIUS[coin] * cell;
    rim(on, coin, radius, THICK * cell * 0.84);
    on.scale(radius / 40, (radius / 40) * TILT);
    face(on, coin);
    figures(on, WORTH[coin].replace('c', ''), coin, coin === 'L' ? 40 : 46);
  });
}

/** A coin seen from straight above, the middle at (x, y). */
export function facing(pen: Pen, coin: Denomination, x: number, y: number, radius: number): void {
  stamp(pen, `moneyrun/facing/${coin}/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    shadowed(on, 7, 3, () => {
      circle(on, 0, 0, 40);
      fill(on, METALS[coin].edge);
    });
    on.scale(0.95, 0.95);
    face(on, coin);
    figures(on, WORTH[coin], coin, WORTH[coin].length > 2 ? 32 : 38);
  });
}

/** How wide a coin is beside the others, 1 the widest: in rows of facing coins. */
export function share(coin: Denomination): number {
  return 1 - DENOMINATIONS.indexOf(coin) * 0.12;
}

/** The edge: the face moved down by its thickness, with fine notches. */
function rim(pen: Pen, coin: Denomination, radius: number, thick: number): void {
  pen.beginPath();
  pen.ellipse(0, thick, radius, radius * TILT, 0, 0, Math.PI);
  pen.ellipse(0, 0, radius, radius * TILT, 0, Math.PI, Math.PI * 2);
  pen.closePath();
  fill(pen, METALS[coin].edge);
  line(pen, 'rgba(40, 25, 5, 0.45)', 1.2);
  notches(pen, coin, radius, thick);
}

function notches(pen: Pen, coin: Denomination, radius: number, thick: number): void {
  pen.beginPath();
  for (let at = 1; at < 20; at++) {
    const angle = (at * Math.PI) / 20;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius * TILT];
    pen.moveTo(x, y + thick * 0.35);
    pen.lineTo(x, y + thick * 0.95);
  }
  pen.lineCap = 'butt';
  pen.globalAlpha = 0.45;
  line(pen, METALS[coin].face, 1.4);
  pen.globalAlpha = 1;
}

/** Drawn with radius 40 round the origin. */
function face(pen: Pen, coin: Denomination): void {
  const { face, light, edge } = METALS[coin];
  circle(pen, 0, 0, 40);
  fill(pen, light);
  circle(pen, 0, 0, 37);
  fill(pen, face);
  circle(pen, 0, 0, 31);
  pen.globalAlpha = 0.55;
  line(pen, edge, 1.6);
  pen.globalAlpha = 1;
}

function figures(pen: Pen, words: string, coin: Denomination, size: number): void {
  write(pen, words, 0, 0, { size, colour: METALS[coin].ink, align: 'center' });
}
