import type { Motif } from '../../themes/theme.ts';
import type { Pen } from '../canvas.ts';
import { motifOf } from '../look.ts';
import { hues, suitColour, suitDark } from './colours.ts';
import { motif, outline } from './motif.ts';
import { circle, fill, line, shadowed } from './shapes.ts';
import { stamp } from './stamps.ts';
import { suitMark } from './suits.ts';
import { write } from './words.ts';

/** A coin as it lies: `hidden` shows its suit, `known` its suit and a small value beside, `up` its value in full. */
export interface CoinLook {
  readonly suit: number;
  readonly side: 'hidden' | 'known' | 'up';
  /** 0 is the blank. */
  readonly value: number | null;
  /** Lies value down on the ground, for which a theme may have a `mound` over it. */
  readonly buried?: boolean;
}

/** Lays a coin with its middle at (x, y). */
export function coin(pen: Pen, look: CoinLook, x: number, y: number, radius: number): void {
  stamp(
    pen,
    `coin/${look.suit}${look.side}${look.value}${look.buried ?? false}/${radius}`,
    radius * 2.5,
    x,
    y,
    (on) => {
      on.scale(radius / 40, radius / 40);
      if (look.side === 'up') valueSide(on, look);
      else suitSide(on, look);
    },
  );
}

/** Drawn with radius 40 round the origin. */
function suitSide(pen: Pen, { suit, side, value, buried }: CoinLook): void {
  const drawing = motifOf(pen, 'coin');
  if (drawing) shaped(pen, drawing, suit);
  else struck(pen, suit, side === 'known');
  const mound = buried ? motifOf(pen, 'mound') : null;
  if (mound) motif(pen, mound, 0, 0, 80);
  if (side === 'known') valueTag(pen, value);
}

/** One whose value is known has a thicker ring. */
function struck(pen: Pen, suit: number, known: boolean): void {
  disc(pen, suitColour(pen, suit), suitDark(pen, suit));
  circle(pen, 0, 0, known ? 32 : 33);
  line(pen, known ? hues(pen).white : 'rgba(255, 255, 255, 0.55)', known ? 4.5 : 2);
  suitMark(pen, suit, 0, 0, 24, hues(pen).white);
}

/** What a theme has in place of a coin, in the suit's colours. */
function shaped(pen: Pen, figure: Motif, suit: number): void {
  const inks = { colour: suitColour(pen, suit), edge: suitDark(pen, suit) };
  shadowed(pen, 6, 3, () => outline(pen, figure, 0, 0, 80, suitDark(pen, suit), 1));
  motif(pen, figure, 0, 0, 80, inks);
  const mark = figure.mark ?? { x: 0, y: 0, radius: 30 };
  suitMark(pen, suit, mark.x * 0.8, mark.y * 0.8, mark.radius * 0.8, hues(pen).white);
}

function valueSide(pen: Pen, { suit, value }: CoinLook): void {
  const drawing = motifOf(pen, 'coinUp');
  if (drawing) {
    opened(pen, drawing, suit, value);
    return;
  }
  disc(pen, hues(pen).white, suitDark(pen, suit));
  circle(pen, 0, 0, 34);
  line(pen, suitColour(pen, suit), 7);
  write(pen, figure(value), 0, -9, { size: 37, colour: hues(pen).ink, align: 'center' });
  suitMark(pen, suit, 0, 18, 12, suitColour(pen, suit));
}

/** What a theme has in place of a coin that lies value up: pale below its middle, where the value stands. */
function opened(pen: Pen, drawing: Motif, suit: number, value: number | null): void {
  const inks = { colour: suitColour(pen, suit), edge: suitDark(pen, suit), white: hues(pen).white };
  shadowed(pen, 6, 3, () => outline(pen, drawing, 0, 0, 80, suitDark(pen, suit), 1));
  motif(pen, drawing, 0, 0, 80, inks);
  write(pen, figure(value), 0, 8, { size: 40, colour: hues(pen).ink, align: 'center' });
  const mark = drawing.mark ?? { x: 0, y: -30, radius: 14 };
  suitMark(pen, suit, mark.x * 0.8, mark.y * 0.8, mark.radius * 0.8, hues(pen).white);
}

function disc(pen: Pen, colour: string, edge: string): void {
  shadowed(pen, 6, 3, () => {
    circle(pen, 0, 0, 39);
    fill(pen, edge);
  });
  circle(pen, 0, 0, 37);
  fill(pen, colour);
}

/** What only the viewer knows, at the lower right. */
function valueTag(pen: Pen, value: number | null): void {
  circle(pen, 24, 24, 20);
  fill(pen, hues(pen).white);
  line(pen, hues(pen).ink, 3);
  write(pen, figure(value), 24, 24, { size: 30, colour: hues(pen).ink, align: 'center' });
}

/** The blank is a dash: an empty face would look as if its value were not known. */
function figure(value: number | null): string {
  return value === 0 ? '–' : String(value ?? '');
}
