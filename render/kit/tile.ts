import type { Pen } from '../canvas.ts';
import { hues, suitColour, suitInk } from './colours.ts';
import { fill, line, rounded, shadowed } from './shapes.ts';
import { stamp } from './stamps.ts';
import { suitMark } from './suits.ts';
import { write } from './words.ts';

/** A tile of the piecepack as it lies. A back may bear a small chip with what the viewer knows of it. */
export interface TileLook {
  readonly side: 'face' | 'back';
  readonly suit: number | null;
  /** 0 is the null, 1 the ace. */
  readonly rank: number | null;
  /** In degrees counter-clockwise. */
  readonly angle: number;
}

/** How thick a tile is, in parts of its side: its front edge shows below its top. */
export const TILE_THICK = 0.055;

const EDGE = '#a98b5d';

/** Lays a tile with the middle of its top at (x, y). */
export function tile(pen: Pen, look: TileLook, x: number, y: number, side: number): void {
  const key = `tile/${look.side}/${look.suit}/${look.rank}/${look.angle}/${side}`;
  stamp(pen, key, side * 1.2, x, y, (on) => {
    on.scale(side / 200, side / 200);
    slab(on, look.side === 'face' ? hues(pen).white : hues(pen).paper);
    if (look.side === 'face') face(on, look);
    else back(on, look);
  });
}

/** Drawn 200 wide round the origin, as everything below. */
function slab(pen: Pen, top: string): void {
  shadowed(pen, 9, 3, () => {
    rounded(pen, -98, -98, 196, 196 + TILE_THICK * 200, 14);
    fill(pen, EDGE);
  });
  rounded(pen, -98, -98, 196, 196, 14);
  fill(pen, top);
  rounded(pen, -97, -97, 194, 194, 13);
  line(pen, 'rgba(120, 95, 55, 0.35)', 2);
}

function quarters(pen: Pen): void {
  pen.fillStyle = hues(pen).paperDark;
  pen.fillRect(-1.5, -86, 3, 172);
  pen.fillRect(-86, -1.5, 172, 3);
}

function back(pen: Pen, { suit, rank }: TileLook): void {
  quarters(pen);
  pen.fillStyle = hues(pen).inkSoft;
  pen.fillRect(-13, -1.75, 26, 3.5);
  pen.fillRect(-1.75, -13, 3.5, 26);
  if (suit !== null && rank !== null) chip(pen, suit, rank);
}

/** Value in the middle, mark at the top left, both turned as the tile is. */
function face(pen: Pen, { suit, rank, angle }: TileLook): void {
  quarters(pen);
  if (suit === null) return;
  pen.rotate((-angle * Math.PI) / 180);
  const colour = suitColour(pen, suit);
  suitMark(pen, suit, -66, -66, 24, colour);
  if (rank === 0 || rank === null) return;
  pen.beginPath();
  pen.arc(0, 0, 54, 0, Math.PI * 2);
  fill(pen, hues(pen).white);
  if (rank === 1) suitMark(pen, suit, 0, 0, 50, colour);
  else write(pen, String(rank), 0, 0, { size: 112, colour: suitInk(pen, suit), align: 'center' });
}

/** What only the viewer knows, where the four spaces meet: pieces on them leave it in sight. */
function chip(pen: Pen, suit: number, rank: number): void {
  rounded(pen, -44, -26, 88, 52, 26);
  fill(pen, hues(pen).white);
  line(pen, hues(pen).ink, 4);
  suitMark(pen, suit, -18, 0, 19, suitColour(pen, suit));
  const figure = rank === 0 ? '–' : rank === 1 ? 'A' : String(rank);
  write(pen, figure, 19, 0, { size: 40, colour: suitInk(pen, suit), align: 'center' });
}
