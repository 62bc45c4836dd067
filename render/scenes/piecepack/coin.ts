import type { Pen } from '../../canvas.ts';
import { hues, suitColour, suitDark } from '../../kit/colours.ts';
import { circle, fill, line, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { suitMark } from '../../kit/suits.ts';
import { write } from '../../kit/words.ts';

/** A coin as it lies: the face shows its value only, the back its suit only; what is known besides is on a tag. */
export interface PiecepackCoin {
  readonly side: 'f' | 'b';
  readonly suit: number | null;
  readonly rank: number | null;
  readonly angle: number;
}

/** How thick a coin is, in parts of its radius. */
export const COIN_THICK = 0.19;

const BRASS = '#efdfb6';
const BRASS_DARK = '#8f7440';

/** Lays a coin with the middle of its top at (x, y). */
export function piecepackCoin(pen: Pen, look: PiecepackCoin, x: number, y: number, radius: number): void {
  const key = `piecepack coin/${look.side}${look.suit}${look.rank}/${look.angle}/${radius}`;
  stamp(pen, key, radius * 2.7, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    if (look.side === 'f') face(on, look);
    else back(on, look);
  });
}

/** Drawn with radius 40 round the origin, as everything below. Value in ink: a face does not tell the suit. */
function face(pen: Pen, { suit, rank, angle }: PiecepackCoin): void {
  disc(pen, BRASS, BRASS_DARK);
  circle(pen, 0, 0, 33);
  line(pen, 'rgba(143, 116, 64, 0.55)', 2.5);
  turned(pen, angle, () => {
    notch(pen, hues(pen).ink);
    if (rank === 1) spiral(pen);
    else if (rank !== null && rank > 0)
      write(pen, String(rank), 0, 2, { size: 50, colour: hues(pen).ink, align: 'center' });
  });
  if (suit !== null) tag(pen, () => suitMark(pen, suit, 25, 25, 14, suitColour(pen, suit)));
}

function back(pen: Pen, { suit, rank, angle }: PiecepackCoin): void {
  disc(
    pen,
    suit === null ? hues(pen).inkSoft : suitColour(pen, suit),
    suit === null ? hues(pen).ink : suitDark(pen, suit),
  );
  circle(pen, 0, 0, 33);
  line(pen, 'rgba(255, 255, 255, 0.55)', 2);
  turned(pen, angle, () => {
    notch(pen, hues(pen).white);
    if (suit !== null) suitMark(pen, suit, 0, 2, 23, hues(pen).white);
  });
  if (rank !== null) tag(pen, () => figure(pen, rank));
}

function figure(pen: Pen, rank: number): void {
  const said = rank === 0 ? '–' : rank === 1 ? 'A' : String(rank);
  write(pen, said, 25, 25, { size: 28, colour: hues(pen).ink, align: 'center' });
}

function disc(pen: Pen, colour: string, edge: string): void {
  shadowed(pen, 6, 3, () => {
    circle(pen, 0, COIN_THICK * 40, 39);
    fill(pen, edge);
  });
  circle(pen, 0, 0, 39);
  fill(pen, edge);
  circle(pen, 0, 0, 37);
  fill(pen, colour);
}

function turned(pen: Pen, angle: number, draw: () => void): void {
  pen.save();
  pen.rotate((-angle * Math.PI) / 180);
  draw();
  pen.restore();
}

/** The small mark at the edge that tells which way the coin lies. */
function notch(pen: Pen, colour: string): void {
  pen.beginPath();
  pen.moveTo(0, -27);
  pen.lineTo(-6, -36);
  pen.lineTo(6, -36);
  pen.closePath();
  fill(pen, colour);
}

/** The ace of every suit: it must not tell which. */
function spiral(pen: Pen): void {
  pen.beginPath();
  for (let step = 0; step <= 60; step++) {
    const angle = (step / 60) * Math.PI * 5;
    const far = 2 + (step / 60) * 20;
    pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far + 2);
  }
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  line(pen, hues(pen).ink, 4.5);
}

/** What only the viewer knows, at the lower right. */
function tag(pen: Pen, draw: () => void): void {
  circle(pen, 25, 25, 19);
  fill(pen, hues(pen).white);
  line(pen, hues(pen).ink, 3);
  draw();
}
