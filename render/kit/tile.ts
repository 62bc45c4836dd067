import { plainTiles } from '../../themes/plain/tiles.ts';
import type { Pen } from '../canvas.ts';
import { palette } from '../look.ts';
import { hues, suitColour, suitInk, suitPale } from './colours.ts';
import { fill, line, rounded, shadowed } from './shapes.ts';
import { stamp } from './stamps.ts';
import { suitMark } from './suits.ts';
import { write } from './words.ts';

/** A tile of the piecepack as it lies. A back may bear a small chip with what the viewer knows of it. */
interface TileLook {
  readonly side: 'face' | 'back';
  readonly suit: number | null;
  /** 0 is the null, 1 the ace. */
  readonly rank: number | null;
  /** In degrees counter-clockwise. */
  readonly angle: number;
  /** Which of the {@link GRAINS} the wood of its back has: by where it lies, as what it is must not show. */
  readonly grain?: number;
}

/** How thick a tile is, in parts of its side: its front edge shows below its top. */
const TILE_THICK = 0.055;

/** So many backs differ a little. */
export const GRAINS = 3;

const tileHues = palette(plainTiles);

const LOW = TILE_THICK * 200;

/** Lays a tile with the middle of its top at (x, y). */
export function tile(pen: Pen, look: TileLook, x: number, y: number, side: number): void {
  const key = `tile/${look.side}/${look.suit}/${look.rank}/${look.angle}/${look.grain}/${side}`;
  stamp(pen, key, side * 1.2, x, y, (on) => {
    on.scale(side / 200, side / 200);
    slab(on, look.side === 'face' ? tileHues(on).tileFace : tileHues(on).tileBack);
    if (look.side === 'face') face(on, look);
    else back(on, look);
  });
}

/** Drawn 200 wide round the origin, as everything below. */
function slab(pen: Pen, top: string): void {
  const { tileEdge, tileSeam, tileRim } = tileHues(pen);
  shadowed(pen, 11, 5, () => {
    rounded(pen, -98, -98, 196, 196 + LOW, 15);
    fill(pen, tileSeam);
  });
  rounded(pen, -98, -98, 196, 193 + LOW, 15);
  fill(pen, tileEdge);
  rounded(pen, -98, -98, 196, 196, 14);
  fill(pen, top);
  rounded(pen, -97, -97, 194, 194, 13);
  line(pen, tileRim, pen.look.strong ? 4 : 2);
  if (!pen.look.strong) lit(pen);
}

/** The light comes from the far left. */
function lit(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-93, 80);
  pen.lineTo(-93, -82);
  pen.quadraticCurveTo(-93, -93, -82, -93);
  pen.lineTo(80, -93);
  pen.lineCap = 'round';
  line(pen, 'rgba(255, 255, 255, 0.6)', 4);
}

function quarters(pen: Pen): void {
  pen.fillStyle = tileHues(pen).tileLine;
  const thick = pen.look.strong ? 3 : 2;
  pen.fillRect(-thick / 2, -88, thick, 176);
  pen.fillRect(-88, -thick / 2, 176, thick);
}

function back(pen: Pen, { suit, rank, grain }: TileLook): void {
  if (!pen.look.strong) wood(pen, (grain ?? 0) % GRAINS);
  emblems(pen);
  quarters(pen);
  if (suit !== null && rank !== null) chip(pen, suit, rank);
}

/** All four suits, faint: every back has them alike, as none may tell what is on the other side. */
function emblems(pen: Pen): void {
  if (pen.look.strong) return;
  const { tileEmblem } = tileHues(pen);
  for (const [suit, x, y] of EMBLEMS) suitMark(pen, suit, x, y, 26, tileEmblem);
}

const EMBLEMS = [
  [0, -48, -48],
  [1, 48, -48],
  [2, 48, 48],
  [3, -48, 48],
] as const;

/** Lines of the grain along the tile. */
function wood(pen: Pen, grain: number): void {
  pen.beginPath();
  for (const at of [-66, -30, 12, 48, 76]) {
    const y = at + grain * 7;
    pen.moveTo(-86, y);
    pen.bezierCurveTo(-30, y - 13 + grain * 9, 24, y + 15 - grain * 10, 86, y - 3 + grain * 4);
  }
  line(pen, tileHues(pen).tileGrain, 4);
}

/** Value in the middle, mark at the top left, both turned as the tile is: the null has its mark alone. */
function face(pen: Pen, { suit, rank, angle }: TileLook): void {
  quarters(pen);
  if (suit === null) return;
  inset(pen, suitPale(pen, suit));
  pen.rotate((-angle * Math.PI) / 180);
  const colour = suitColour(pen, suit);
  const { large } = pen.look;
  suitMark(pen, suit, -64, -64, large ? 30 : 25, colour);
  if (rank === 0 || rank === null) return;
  pen.beginPath();
  pen.arc(0, 0, 58, 0, Math.PI * 2);
  fill(pen, tileHues(pen).tileFace);
  if (rank === 1) suitMark(pen, suit, 0, 0, large ? 58 : 52, colour);
  else
    write(pen, String(rank), 0, 0, { size: large ? 134 : 116, colour: suitInk(pen, suit), align: 'center' });
}

/** A face has a border in its suit's colour, faint. */
function inset(pen: Pen, colour: string): void {
  rounded(pen, -89, -89, 178, 178, 9);
  line(pen, colour, 5);
}

/** What only the viewer knows, where the four spaces meet: pieces on them leave it in sight. */
function chip(pen: Pen, suit: number, rank: number): void {
  const grow = pen.look.large ? 1.25 : 1.08;
  pen.scale(grow, grow);
  rounded(pen, -44, -26, 88, 52, 26);
  fill(pen, hues(pen).white);
  line(pen, hues(pen).ink, 4);
  suitMark(pen, suit, -18, 0, 19, suitColour(pen, suit));
  const figure = rank === 0 ? '–' : rank === 1 ? 'A' : String(rank);
  write(pen, figure, 19, 0, { size: 40, colour: suitInk(pen, suit), align: 'center' });
}
