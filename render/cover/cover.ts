import { drawMark } from '../brand/mark.ts';
import { drawPortrait } from '../brand/portraits.ts';
import { createSurface, type Pen } from '../canvas.ts';
import { Boxes, type Rect } from '../kit/boxes.ts';
import { release } from '../kit/canvas-cache.ts';
import { getKitHues } from '../kit/colours.ts';
import { drawPlateGround, drawPlateName } from '../kit/plate.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from '../kit/shapes.ts';
import { findFittingSize, truncateText, write } from '../kit/text.ts';
import type { Cover, PictureRequest, SeatOccupant } from '../request.ts';
import type { Scene, SeatSign } from '../scene.ts';

/** Names of plates that show a player's things or the supply, and no board. */
const BESIDE = /^(plate|hand|tray|pile|table|bag|box|notes|coins|round)\b/;

/** Size of a cover, in the shape of the largest picture in a message of Discord's desktop app. */
export const COVER_SIZE = { width: 1000, height: 636 };

const MARGIN = 16;
const TITLE: Rect = { x: MARGIN, y: MARGIN, width: COVER_SIZE.width - 2 * MARGIN, height: 100 };
const TOP = TITLE.y + TITLE.height + MARGIN;
const SEATS: Rect = { x: MARGIN, y: TOP, width: 318, height: COVER_SIZE.height - TOP - MARGIN };
const BOARD_LEFT = SEATS.x + SEATS.width + MARGIN;
const BOARD: Rect = { ...SEATS, x: BOARD_LEFT, width: COVER_SIZE.width - BOARD_LEFT - MARGIN };

/** Draws the cover of a game: its title, the seats of a lobby, and a board from the middle of a sample match. */
export function drawCover(pen: Pen, scene: Scene, request: PictureRequest, cover: Cover, boxes: Boxes): void {
  pen.fillStyle = getKitHues(pen).table;
  pen.fillRect(0, 0, COVER_SIZE.width, COVER_SIZE.height);
  drawTitle(pen, cover, boxes);
  drawBoard(pen, scene, boxes);
  const seats = request.occupants.length;
  for (let seat = 0; seat < seats; seat++) drawSeat(pen, scene, request, cover, seat, boxes);
}

function drawTitle(pen: Pen, { title, about }: Cover, boxes: Boxes): void {
  const { paper, ink, inkSoft } = getKitHues(pen);
  const { x, width, height } = TITLE;
  boxes.note('plate', 'title', TITLE);
  drawPlateGround(pen, TITLE, paper, paper, 0);
  const y = TITLE.y + height / 2;
  drawMark(pen, x + 56, y, 80);
  const right = x + width - 24;
  const small = 30;
  const taken = write(pen, about, right, y, { size: small, colour: inkSoft, align: 'right' });
  boxes.note('text', about, { x: right - taken, y: y - small / 2, width: taken, height: small });
  const left = x + 108;
  const room = right - taken - 24 - left;
  const size = findFittingSize(pen, title, room, 56);
  const words = truncateText(pen, title, room, size);
  const long = write(pen, words, left, y, { size, colour: ink });
  boxes.note('text', words, { x: left, y: y - size * 0.6, width: long, height: size * 1.2 });
}

/** Draws the middle of the sample's board without its plates, which name nobody at the table. */
function drawBoard(pen: Pen, scene: Scene, boxes: Boxes): void {
  const preview = scene.coverSample ?? scene.previews[0];
  if (!preview) throw new Error(`The scene ${scene.id} has no preview for its cover`);
  const sample = { ...preview, occupants: [], turn: [], marks: [], places: null };
  const { width, height } = scene.size(sample.view, pen.look);
  const inner = createSurface(width, Math.floor(height), pen.look);
  const noted = new Boxes(width, height);
  scene.draw(inner.pen, sample, noted);
  const from = cutToShape(findBoardPart(noted), BOARD.width / BOARD.height);
  withShadow(pen, 10, 3, () => {
    beginBoard(pen);
    fill(pen, getKitHues(pen).paper);
  });
  pen.save();
  beginBoard(pen);
  pen.clip();
  pen.imageSmoothingQuality = 'high';
  const { x, y } = BOARD;
  pen.drawImage(inner.canvas, from.x, from.y, from.width, from.height, x, y, BOARD.width, BOARD.height);
  pen.restore();
  release(inner.canvas);
  boxes.note('plate', 'board', BOARD);
}

function beginBoard(pen: Pen): void {
  beginRoundedRect(pen, BOARD.x, BOARD.y, BOARD.width, BOARD.height, 16);
}

const MAX_SEAT_HEIGHT = 112;
const SEAT_GAP = 12;
/** Width of the band with the seat's piece. */
const BAND = 76;

/** Returns the plate of a seat; all of them together are centred beside the board. */
function getSeatRect(seats: number, seat: number): Rect {
  const height = Math.min(MAX_SEAT_HEIGHT, (SEATS.height - SEAT_GAP * (seats - 1)) / seats);
  const whole = height * seats + SEAT_GAP * (seats - 1);
  const y = SEATS.y + (SEATS.height - whole) / 2 + seat * (height + SEAT_GAP);
  return { x: SEATS.x, y, width: SEATS.width, height };
}

/** Draws a seat with its occupant, or the outline of an open one. */
function drawSeat(
  pen: Pen,
  { seatSign }: Scene,
  { occupants }: PictureRequest,
  { open }: Cover,
  seat: number,
  boxes: Boxes,
): void {
  const rect = getSeatRect(occupants.length, seat);
  const occupant = occupants[seat] ?? { name: '', ai: false };
  boxes.note('plate', `plate ${seat}`, rect);
  if (open.includes(seat)) drawOpenGround(pen, rect);
  else drawTakenGround(pen, seatSign, seat, rect);
  const y = rect.y + rect.height / 2;
  pen.save();
  if (open.includes(seat)) pen.globalAlpha = 0.55;
  seatSign?.draw(pen, seat, rect.x + BAND / 2, y, Math.min(64, rect.height - 8));
  pen.restore();
  drawOccupant(pen, occupant, { ...rect, x: rect.x + BAND + 14, width: rect.width - BAND - 26 }, boxes);
}

/** Draws the name after the portrait of an AI, which is larger than on the plates of a game. */
function drawOccupant(pen: Pen, occupant: SeatOccupant, rect: Rect, boxes: Boxes): void {
  const { portrait, ...named } = occupant;
  if (named.name === '') return;
  const y = rect.y + rect.height / 2;
  const face = portrait ? Math.min(72, rect.height - 10) : 0;
  if (portrait) drawPortrait(pen, portrait, rect.x + face / 2, y, face);
  const taken = portrait ? face + 12 : 0;
  const shown = portrait ? { ...named, ai: false } : named;
  const size = Math.min(34, rect.height * 0.42);
  drawPlateName(pen, boxes, shown, rect.x + taken, y, rect.width - taken, size);
}

function drawTakenGround(pen: Pen, sign: SeatSign | undefined, seat: number, rect: Rect): void {
  const { paper, ink } = getKitHues(pen);
  const { colour, pale } = sign?.getColours(pen, seat) ?? { colour: ink, pale: paper };
  drawPlateGround(pen, rect, pale, colour, BAND);
}

/** Draws a dashed outline, with a light one below it for dark themes. */
function drawOpenGround(pen: Pen, { x, y, width, height }: Rect): void {
  const { ink, paper } = getKitHues(pen);
  pen.save();
  beginRoundedRect(pen, x + 3, y + 3, width - 6, height - 6, 14);
  pen.globalAlpha = 0.88;
  fill(pen, paper);
  pen.globalAlpha = 1;
  strokeOutline(pen, paper, 6);
  pen.setLineDash([14, 9]);
  strokeOutline(pen, ink, 3);
  pen.restore();
}

/** Returns the largest part of a game's picture without the plates beside the board. */
export function findBoardPart(boxes: Boxes): Rect {
  const plates = boxes.list('plate').filter(({ name }) => BESIDE.test(name));
  return findLargestGap(boxes, plates);
}

/** Returns the largest rectangle between the edges of plates and picture that no plate is in. */
function findLargestGap({ width, height }: Boxes, plates: readonly Rect[]): Rect {
  const across = [0, width, ...plates.flatMap((plate) => [plate.x, plate.x + plate.width])];
  const down = [0, height, ...plates.flatMap((plate) => [plate.y, plate.y + plate.height])];
  const gaps = listSpans(across).flatMap(([x, right]) =>
    listSpans(down).map(([y, low]) => ({ x, y, width: right - x, height: low - y })),
  );
  return gaps
    .filter((gap) => !plates.some((plate) => isOverlapping(gap, plate)))
    .reduce((best, gap) => (gap.width * gap.height > best.width * best.height ? gap : best));
}

function listSpans(edges: readonly number[]): readonly (readonly [from: number, to: number])[] {
  return edges.flatMap((from) => edges.filter((to) => to > from).map((to) => [from, to] as const));
}

function isOverlapping(one: Rect, other: Rect): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Returns the middle of a rectangle, cut to a shape of width by height. */
function cutToShape({ x, y, width, height }: Rect, shape: number): Rect {
  const [wide, high] = [Math.min(width, height * shape), Math.min(height, width / shape)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}
