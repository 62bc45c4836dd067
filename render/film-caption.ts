import type { Pen } from './canvas.ts';
import { getKitHues } from './kit/colours.ts';
import { findFittingSize, truncateText, write } from './kit/text.ts';
import type { FilmCaption } from './request.ts';

/** Height of the strip in parts of the film's width. */
const HEIGHT_SHARE = 0.07;

/** Returns the height of the strip in a film of this width, in pixels. */
export function getCaptionHeight(width: number): number {
  return Math.round(width * HEIGHT_SHARE);
}

/** Draws the strip from the height `top` to the lower edge: what has happened, and how much of the match is over. */
export function drawCaption(pen: Pen, { text, progress }: FilmCaption, width: number, top: number): void {
  const { ink, white, glow } = getKitHues(pen);
  const height = getCaptionHeight(width);
  const bar = Math.max(3, Math.round(height * 0.12));
  pen.fillStyle = ink;
  pen.fillRect(0, top, width, height);
  pen.fillStyle = glow;
  pen.fillRect(0, top, Math.round(width * progress), bar);
  const inset = Math.round(height * 0.3);
  const size = findFittingSize(pen, text, width - inset * 2, Math.round(height * 0.5));
  const words = truncateText(pen, text, width - inset * 2, size);
  write(pen, words, inset, top + bar + (height - bar) / 2, { size, colour: white });
}

/** Draws the title in a band across the middle of a picture of this size. */
export function drawTitle(
  pen: Pen,
  { game, who }: NonNullable<FilmCaption['title']>,
  width: number,
  height: number,
): void {
  const { ink, white, glow } = getKitHues(pen);
  const band = Math.round(width * 0.24);
  const top = Math.round((height - band) / 2);
  pen.fillStyle = ink;
  pen.fillRect(0, top, width, band);
  pen.fillStyle = glow;
  pen.fillRect(0, top, width, 3);
  pen.fillRect(0, top + band - 3, width, 3);
  const room = width * 0.92;
  const large = findFittingSize(pen, game, room, width * 0.1);
  write(pen, game, width / 2, top + band * 0.38, { size: large, colour: white, align: 'center' });
  const small = findFittingSize(pen, who, room, width * 0.05);
  const names = truncateText(pen, who, room, small, 400);
  write(pen, names, width / 2, top + band * 0.75, {
    size: small,
    colour: white,
    weight: 400,
    align: 'center',
  });
}
