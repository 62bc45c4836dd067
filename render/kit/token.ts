import { findAvatarImage } from '../avatars.ts';
import { drawPortrait } from '../brand/portraits.ts';
import type { Pen } from '../canvas.ts';
import type { Span } from '../crop/rects.ts';
import type { SeatOccupant } from '../request.ts';
import type { Boxes } from './boxes.ts';
import { stamp } from './canvas-cache.ts';
import { getKitHues } from './colours.ts';
import { beginCircle, fill, withShadow } from './shapes.ts';
import { findFittingSize, write } from './text.ts';

/** Occupant of a token, and the ground behind initials. */
export interface Token extends Omit<SeatOccupant, 'ai'> {
  readonly ground: string;
}

/** Beginning of the names of boxes with an avatar or initials. */
const TOKEN_PREFIX = 'token of ';

/** Diameter in pixels from which a shadow can be seen; it takes 1 ms. */
const MIN_SHADOWED = 60;

/** Height of a token's shadow in parts of its diameter. */
const SHADOW_RATIO = 0.1;

/** Returns the rows of a picture that have tokens with avatars or initials. */
export function listTokenRows(boxes: Boxes): readonly Span[] {
  const tokens = boxes.list('text').filter(({ name }) => name.startsWith(TOKEN_PREFIX));
  return tokens.map(({ y, height }) => ({
    from: Math.floor(y - height * SHADOW_RATIO),
    to: Math.ceil(y + height * (1 + SHADOW_RATIO)),
  }));
}

/** Draws a round token with its middle at (x, y): avatar, portrait of an AI, or initials. */
export function drawToken(
  pen: Pen,
  token: Token,
  x: number,
  y: number,
  diameter: number,
  boxes: Boxes,
): void {
  const [left, top] = [x - diameter / 2, y - diameter / 2];
  const title = token.portrait ? `portrait of ${token.portrait}` : `${TOKEN_PREFIX}${token.name}`;
  boxes.note('text', title, { x: left, y: top, width: diameter, height: diameter });
  if (token.portrait) drawPortrait(pen, token.portrait, x, y, diameter);
  else drawFace(pen, token, x, y, diameter);
}

function drawFace(pen: Pen, { name, avatar, ground }: Token, x: number, y: number, diameter: number): void {
  const image = findAvatarImage(avatar);
  const initials = getInitials(name);
  const key = image ? avatar : `${ground}/${initials}`;
  stamp(pen, `token/${key}/${diameter}`, diameter * 1.2, x, y, (on) => {
    on.scale(diameter / 100, diameter / 100);
    const drawEdge = () => {
      beginCircle(on, 0, 0, 49);
      fill(on, getKitHues(pen).ink);
    };
    if (diameter < MIN_SHADOWED) drawEdge();
    else withShadow(on, 6, 3, drawEdge);
    on.save();
    beginCircle(on, 0, 0, 45.5);
    fill(on, ground);
    on.clip();
    on.imageSmoothingQuality = 'high';
    if (image) on.drawImage(image, -45.5, -45.5, 91, 91);
    else drawInitials(on, initials);
    on.restore();
  });
}

function drawInitials(pen: Pen, initials: string): void {
  const size = findFittingSize(pen, initials, 64, 48);
  write(pen, initials, 0, 0, { size, colour: getKitHues(pen).ink, align: 'center' });
}

/** Returns the first letter of the first and of the last word; one for a name of Hangul or of one word. */
export function getInitials(name: string): string {
  const words = name.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '?', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const letters = [first, last].map((word) => [...(word ?? '')][0] ?? '');
  return /\p{Script=Hangul}/u.test(letters[0] ?? '')
    ? (letters[0] ?? '')
    : letters.join('').toLocaleUpperCase('en');
}
