import { plainTiles } from '../../themes/plain/tiles.ts';
import type { Pen } from '../canvas.ts';
import { defineHues } from '../style.ts';
import { stamp } from './canvas-cache.ts';
import { getKitHues, getSuitColour, getSuitInk, getSuitPale } from './colours.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from './shapes.ts';
import { drawSuitMark } from './suits.ts';
import { write } from './text.ts';

/** Style of a piecepack tile. A back may bear a small chip with what the viewer knows of it. */
interface TileStyle {
  readonly side: 'face' | 'back';
  readonly suit: number | null;
  /** Rank: 0 is the null, 1 the ace. */
  readonly rank: number | null;
  /** Rotation in degrees counter-clockwise. */
  readonly angle: number;
  /** Index of the wood grain of its back, below {@link GRAIN_COUNT}; chosen by position, as it must not reveal the face. */
  readonly grain?: number;
}

/** Thickness of a tile in parts of its side: its front edge shows below its top. */
const TILE_THICKNESS = 0.055;

/** Number of slightly different backs. */
export const GRAIN_COUNT = 3;

const getTileHues = defineHues(plainTiles);

const EDGE_HEIGHT = TILE_THICKNESS * 200;

/** Draws a tile with the middle of its top at (x, y). */
export function drawTile(pen: Pen, look: TileStyle, x: number, y: number, side: number): void {
  const key = `tile/${look.side}/${look.suit}/${look.rank}/${look.angle}/${look.grain}/${side}`;
  stamp(pen, key, side * 1.2, x, y, (on) => {
    on.scale(side / 200, side / 200);
    drawSlab(on, look.side === 'face' ? getTileHues(on).tileFace : getTileHues(on).tileBack);
    if (look.side === 'face') drawFace(on, look);
    else drawBack(on, look);
  });
}

/** Draws the slab 200 wide round the origin, as everything below. */
function drawSlab(pen: Pen, top: string): void {
  const { tileEdge, tileSeam, tileRim } = getTileHues(pen);
  withShadow(pen, 11, 5, () => {
    beginRoundedRect(pen, -98, -98, 196, 196 + EDGE_HEIGHT, 15);
    fill(pen, tileSeam);
  });
  beginRoundedRect(pen, -98, -98, 196, 193 + EDGE_HEIGHT, 15);
  fill(pen, tileEdge);
  beginRoundedRect(pen, -98, -98, 196, 196, 14);
  fill(pen, top);
  beginRoundedRect(pen, -97, -97, 194, 194, 13);
  strokeOutline(pen, tileRim, pen.look.strong ? 4 : 2);
  if (!pen.look.strong) drawTileLight(pen);
}

/** Draws light from the far left. */
function drawTileLight(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-93, 80);
  pen.lineTo(-93, -82);
  pen.quadraticCurveTo(-93, -93, -82, -93);
  pen.lineTo(80, -93);
  pen.lineCap = 'round';
  strokeOutline(pen, 'rgba(255, 255, 255, 0.6)', 4);
}

function drawQuarters(pen: Pen): void {
  pen.fillStyle = getTileHues(pen).tileLine;
  const thick = pen.look.strong ? 3 : 2;
  pen.fillRect(-thick / 2, -88, thick, 176);
  pen.fillRect(-88, -thick / 2, 176, thick);
}

function drawBack(pen: Pen, { suit, rank, grain }: TileStyle): void {
  if (!pen.look.strong) drawWoodGrain(pen, (grain ?? 0) % GRAIN_COUNT);
  drawEmblems(pen);
  drawQuarters(pen);
  if (suit !== null && rank !== null) drawChip(pen, suit, rank);
}

/** Draws all four suits faintly: every back shows them alike, as none may reveal the other side. */
function drawEmblems(pen: Pen): void {
  if (pen.look.strong) return;
  const { tileEmblem } = getTileHues(pen);
  for (const [suit, x, y] of EMBLEMS) drawSuitMark(pen, suit, x, y, 26, tileEmblem);
}

const EMBLEMS = [
  [0, -48, -48],
  [1, 48, -48],
  [2, 48, 48],
  [3, -48, 48],
] as const;

/** Draws lines of grain along the tile. */
function drawWoodGrain(pen: Pen, grain: number): void {
  pen.beginPath();
  for (const at of [-66, -30, 12, 48, 76]) {
    const y = at + grain * 7;
    pen.moveTo(-86, y);
    pen.bezierCurveTo(-30, y - 13 + grain * 9, 24, y + 15 - grain * 10, 86, y - 3 + grain * 4);
  }
  strokeOutline(pen, getTileHues(pen).tileGrain, 4);
}

/**
 * Draws the value in the middle, always upright, and the mark at the top left, which turns with the tile: a turned `5` would look like
 * letters. The null has only its mark.
 */
function drawFace(pen: Pen, { suit, rank, angle }: TileStyle): void {
  drawQuarters(pen);
  if (suit === null) return;
  drawInset(pen, getSuitPale(pen, suit));
  const colour = getSuitColour(pen, suit);
  const { large } = pen.look;
  pen.save();
  pen.rotate((-angle * Math.PI) / 180);
  drawSuitMark(pen, suit, -64, -64, large ? 30 : 25, colour);
  pen.restore();
  if (rank === 0 || rank === null) return;
  pen.beginPath();
  pen.arc(0, 0, 58, 0, Math.PI * 2);
  fill(pen, getTileHues(pen).tileFace);
  if (rank === 1) drawSuitMark(pen, suit, 0, 0, large ? 58 : 52, colour);
  else
    write(pen, String(rank), 0, 0, {
      size: large ? 134 : 116,
      colour: getSuitInk(pen, suit),
      align: 'center',
    });
}

/** Draws a faint border in the suit's colour. */
function drawInset(pen: Pen, colour: string): void {
  beginRoundedRect(pen, -89, -89, 178, 178, 9);
  strokeOutline(pen, colour, 5);
}

/** Draws what only the viewer knows where the four spaces meet: pieces on them leave it visible. */
function drawChip(pen: Pen, suit: number, rank: number): void {
  const grow = pen.look.large ? 1.25 : 1.08;
  pen.scale(grow, grow);
  beginRoundedRect(pen, -44, -26, 88, 52, 26);
  fill(pen, getKitHues(pen).white);
  strokeOutline(pen, getKitHues(pen).ink, 4);
  drawSuitMark(pen, suit, -18, 0, 19, getSuitColour(pen, suit));
  const figure = rank === 0 ? '–' : rank === 1 ? 'A' : String(rank);
  write(pen, figure, 19, 0, { size: 40, colour: getSuitInk(pen, suit), align: 'center' });
}
