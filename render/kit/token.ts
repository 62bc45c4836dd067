import { findAvatarImage } from '../avatars.ts';
import { drawPortrait } from '../brand/portraits.ts';
import type { Pen } from '../canvas.ts';
import type { SeatOccupant } from '../request.ts';
import type { Boxes } from './boxes.ts';
import { getKitHues } from './colours.ts';
import { beginCircle, fill, withShadow } from './shapes.ts';
import { stamp } from './stamps.ts';
import { findFittingSize, write } from './text.ts';

/** Occupant of a token, and the ground behind initials. */
export interface Token extends Omit<SeatOccupant, 'ai'> {
  readonly ground: string;
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
  const title = token.portrait ? `portrait of ${token.portrait}` : `token of ${token.name}`;
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
    withShadow(on, 6, 3, () => {
      beginCircle(on, 0, 0, 49);
      fill(on, getKitHues(pen).ink);
    });
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
