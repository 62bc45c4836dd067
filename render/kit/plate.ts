import { findAvatarImage } from '../avatars.ts';
import type { Pen } from '../canvas.ts';
import type { SeatOccupant } from '../request.ts';
import type { Boxes, Rect } from './boxes.ts';
import { stamp } from './canvas-cache.ts';
import { getKitHues } from './colours.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from './shapes.ts';
import { truncateText, write } from './text.ts';
import { drawToken } from './token.ts';

const CORNER_RADIUS = 16;

/** Draws the background of a seat's plate with a band in the seat's colour. It never changes, so it belongs on a layer. */
export function drawPlateGround(pen: Pen, rect: Rect, ground: string, band: string, width: number): void {
  withShadow(pen, 10, 3, () => {
    beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, CORNER_RADIUS);
    fill(pen, ground);
  });
  pen.save();
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, CORNER_RADIUS);
  pen.clip();
  pen.fillStyle = band;
  pen.fillRect(rect.x, rect.y, width, rect.height);
  pen.restore();
}

/** Rings the plate of a player whose turn it is, or who has won. */
export function drawPlateGlow(pen: Pen, rect: Rect): void {
  beginRoundedRect(pen, rect.x - 3, rect.y - 3, rect.width + 6, rect.height + 6, CORNER_RADIUS + 3);
  strokeOutline(pen, getKitHues(pen).ink, 10);
  strokeOutline(pen, getKitHues(pen).glow, 7);
}

/**
 * Writes the occupant's name, shortened to `width`, centred on the height `y`. An AI has its portrait before it, or a small chip; a person
 * has the avatar, if the picture has one.
 */
export function drawPlateName(
  pen: Pen,
  boxes: Boxes,
  occupant: SeatOccupant,
  x: number,
  y: number,
  width: number,
  size: number,
  colour = getKitHues(pen).ink,
): void {
  const hasFace = occupant.portrait !== undefined || findAvatarImage(occupant.avatar) !== null;
  const face = hasFace ? size * 1.5 : 0;
  const chip = occupant.ai && face === 0 ? size * 1.75 : 0;
  const name = truncateText(pen, toPlainName(occupant.name), width - face - chip, size);
  const long = write(pen, name, x + face, y, { size, colour });
  boxes.note('text', name, { x: x + face, y: y - size * 0.6, width: long + chip, height: size * 1.2 });
  const diameter = size * PORTRAIT_RATIO;
  const token = { ...occupant, ground: getKitHues(pen).paper };
  if (hasFace) drawToken(pen, token, x + diameter / 2, y, diameter, boxes);
  else if (occupant.ai) drawAiChip(pen, x + long + size * 0.35, y, size);
}

/** Diameter of a portrait in parts of the name's size. */
const PORTRAIT_RATIO = 1.25;

/** Returns the name with ornamental letters made plain, which the fonts have. */
function toPlainName(name: string): string {
  return name.normalize('NFKC');
}

function drawAiChip(pen: Pen, x: number, y: number, size: number): void {
  beginRoundedRect(pen, x, y - size * 0.53, size * 1.4, size * 1.06, size * 0.24);
  fill(pen, getKitHues(pen).inkSoft);
  write(pen, 'AI', x + size * 0.7, y, { size, colour: getKitHues(pen).white, align: 'center' });
}

const METALS = ['#e7b322', '#b9bcc4', '#c98a4b'];

/** Draws a medal for the place in which a player finished; its middle at (x, y). */
export function drawMedal(pen: Pen, place: number, x: number, y: number, radius: number): void {
  stamp(pen, `medal/${place}/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    withShadow(on, 8, 3, () => {
      beginCircle(on, 0, 0, 39);
      fill(on, getKitHues(pen).ink);
    });
    beginCircle(on, 0, 0, 36);
    fill(on, METALS[place - 1] ?? '#e8dfcd');
    beginCircle(on, 0, 0, 29);
    strokeOutline(on, 'rgba(255, 255, 255, 0.6)', 3);
    write(on, String(place), 0, 0, { size: 50, colour: getKitHues(pen).ink, align: 'center' });
  });
}
