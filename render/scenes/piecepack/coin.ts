import type { Pen } from '../../canvas.ts';
import { hues, suitColour, suitDark } from '../../kit/colours.ts';
import { circle, fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { suitMark } from '../../kit/suits.ts';
import { write } from '../../kit/words.ts';
import { piecepackHues } from './colours.ts';

/** A coin as it lies: the face shows its value only, the back its suit only; what is known besides is on a tag. */
interface PiecepackCoin {
  readonly side: 'f' | 'b';
  readonly suit: number | null;
  readonly rank: number | null;
  readonly angle: number;
}

/** How thick a coin is, in parts of its radius. */
const COIN_THICK = 0.22;

const LOW = COIN_THICK * 40;

/** Lays a coin with the middle of its top at (x, y). */
export function piecepackCoin(pen: Pen, look: PiecepackCoin, x: number, y: number, radius: number): void {
  const key = `piecepack coin/${look.side}${look.suit}${look.rank}/${look.angle}/${radius}`;
  stamp(pen, key, radius * 2.8, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    if (look.side === 'f') face(on, look);
    else back(on, look);
  });
}

/** Drawn with radius 40 round the origin, as everything below. Value in ink: a face does not tell the suit. */
function face(pen: Pen, { suit, rank, angle }: PiecepackCoin): void {
  const { brass, brassDark, brassField, brassRim, brassInk } = piecepackHues(pen);
  disc(pen, brass, brassDark);
  circle(pen, 0, 0, 30);
  fill(pen, brassField);
  line(pen, brassRim, 2.5);
  turned(pen, angle, () => {
    notch(pen, brassInk);
    if (rank === 0) polish(pen);
    else if (rank === 1) spiral(pen);
    else if (rank !== null) write(pen, String(rank), 0, 2, { size: 52, colour: brassInk, align: 'center' });
  });
  if (suit !== null) tag(pen, () => suitMark(pen, suit, 25, 25, 15, suitColour(pen, suit)));
}

function back(pen: Pen, { suit, rank, angle }: PiecepackCoin): void {
  const colour = suit === null ? hues(pen).inkSoft : suitColour(pen, suit);
  disc(pen, colour, suit === null ? hues(pen).ink : suitDark(pen, suit));
  circle(pen, 0, 0, 34);
  line(pen, 'rgba(255, 255, 255, 0.5)', 2);
  turned(pen, angle, () => {
    notch(pen, hues(pen).white);
    if (suit !== null) suitMark(pen, suit, 0, 2, 24, hues(pen).white);
  });
  if (rank !== null) tag(pen, () => figure(pen, rank));
}

function figure(pen: Pen, rank: number): void {
  const said = rank === 0 ? '–' : rank === 1 ? 'A' : String(rank);
  write(pen, said, 25, 25, { size: 30, colour: hues(pen).ink, align: 'center' });
}

/** Its edge is seen below its top, with a light line where two lie on each other. */
function disc(pen: Pen, colour: string, edge: string): void {
  shadowed(pen, 7, 4, () => {
    rounded(pen, -39.5, -39.5, 79, 79 + LOW, 39.5);
    fill(pen, piecepackHues(pen).halo);
  });
  rounded(pen, -38.5, -38.5, 77, 77 + LOW, 38.5);
  fill(pen, edge);
  circle(pen, 0, 0, 38.5);
  fill(pen, colour);
  circle(pen, 0, 0, pen.look.strong ? 37 : 37.5);
  if (pen.look.strong) line(pen, edge, 3.5);
  else line(pen, 'rgba(255, 255, 255, 0.38)', 2);
}

function turned(pen: Pen, angle: number, draw: () => void): void {
  pen.save();
  pen.rotate((-angle * Math.PI) / 180);
  draw();
  pen.restore();
}

/** The mark at the edge that tells which way the coin lies. */
function notch(pen: Pen, colour: string): void {
  pen.beginPath();
  pen.moveTo(0, -26);
  pen.lineTo(-8, -37);
  pen.quadraticCurveTo(0, -39, 8, -37);
  pen.closePath();
  fill(pen, colour);
}

/** The null is bare: its field shines, and there is nothing in it. */
function polish(pen: Pen): void {
  pen.beginPath();
  for (const [x, y, far] of [
    [-9, 3, 13],
    [3, 7, 9],
  ] as const) {
    pen.moveTo(x - far / 2, y + far / 2);
    pen.lineTo(x + far / 2, y - far / 2);
  }
  pen.lineCap = 'round';
  line(pen, piecepackHues(pen).polish, 3.5);
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
  line(pen, piecepackHues(pen).brassInk, 4.8);
}

/** What only the viewer knows, at the lower right. */
function tag(pen: Pen, draw: () => void): void {
  circle(pen, 25, 25, 19);
  fill(pen, hues(pen).white);
  line(pen, hues(pen).ink, 3);
  draw();
}
