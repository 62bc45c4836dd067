import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { getMotoxHues } from './colours.ts';
import { type Field, toTablePixels } from './field.ts';
import { FIGURE_HALF_HEIGHT, getSignRect, type Sign } from './signs.ts';
import { getStepAhead, getTileCentre, movePoint, turnLeft } from './track-geometry.ts';

/**
 * Sign that leads between the stretches of a long track. It shows a stretch's number at its corner, or the next one's number and direction
 * where the road goes on.
 */
interface Guide extends Point {
  readonly name: string;
  readonly words: string;
  readonly size: number;
  /** Angle of the arrow before the number, in radians; null for none. */
  readonly angle: number | null;
}

/** Places the guides clear of each other and of the numbers on the track; none if the track is in one piece. */
export function placeGuides(on: Field, { track }: MotoXView, signs: readonly Sign[]): readonly Guide[] {
  if (on.panels.length < 2) return [];
  const size = on.measures.number;
  const inset = size * 0.85;
  const guides = on.panels.map(({ rect }, at): Guide => {
    const own = { words: String(at + 1), size, angle: null, x: rect.x + inset, y: rect.y + inset };
    return { ...own, name: `stretch ${at + 1}` };
  });
  const taken = [...signs.map(getSignRect), ...guides.map(getGuideRect)];
  for (const [at, panel] of on.panels.slice(0, -1).entries()) {
    const clear = getGuidePlaces(on, track, panel, at + 2, size).find((place) => {
      const rect = getGuideRect(place);
      return isInside(rect, on.rect) && taken.every((other) => isApart(rect, other));
    });
    if (!clear) continue;
    guides.push(clear);
    taken.push(getGuideRect(clear));
  }
  return guides;
}

/** Returns places for the arrow to the next stretch, best first; none where there is no tile yet. */
function getGuidePlaces(
  on: Field,
  track: MotoXView['track'],
  { shift, to }: Field['panels'][number],
  next: number,
  size: number,
): readonly Guide[] {
  const tile = track[to];
  if (!tile) return [];
  const along = getStepAhead(track, to);
  const own = { name: `on to ${next}`, words: String(next), size, angle: Math.atan2(-along.y, along.x) };
  return NEXT_TILE_DISTANCES.flatMap((away) =>
    SIDE_OFFSETS.map((off) => {
      const middle = movePoint(getTileCentre(tile), along, away);
      const { x, y } = toTablePixels(on, movePoint(middle, turnLeft(along), off));
      return { ...own, x: x + shift.x, y: y + shift.y };
    }),
  );
}

/**
 * Distances from the middle of the last tile to a guide on the next stretch, in spaces. `SIDE_OFFSETS` are tried sideways if something is
 * in the way.
 */
const NEXT_TILE_DISTANCES = [1.64, 1.9, 1.4, 1.1, 0.7];
const SIDE_OFFSETS = [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8];

function isInside(one: Rect, other: Rect): boolean {
  const across = one.x >= other.x && one.x + one.width <= other.x + other.width;
  return across && one.y >= other.y && one.y + one.height <= other.y + other.height;
}

function isApart(one: Rect, other: Rect): boolean {
  const across = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return across || one.y + one.height <= other.y || other.y + other.height <= one.y;
}

/** Returns the rectangle of a guide. */
export function getGuideRect({ words, size, angle, x, y }: Guide): Rect {
  const [wide, high] = [size * (0.3 + words.length * 0.29 + (angle === null ? 0 : 0.42)), size * 0.6];
  return { x: x - wide, y: y - high, width: wide * 2, height: high * 2 };
}

/** Draws the guides over the road. */
export function drawGuides(pen: Pen, list: readonly Guide[], boxes: Boxes): void {
  for (const guide of list) drawGuide(pen, guide, boxes);
}

function drawGuide(pen: Pen, guide: Guide, boxes: Boxes): void {
  const rect = getGuideRect(guide);
  const { number, numberInk } = getMotoxHues(pen);
  const { words, size, angle, x, y } = guide;
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, size * 0.24);
  fill(pen, numberInk);
  strokeOutline(pen, number, 3);
  const middle = x + (angle === null ? 0 : size * 0.4);
  if (angle !== null) drawPointer(pen, x - size * 0.32, y, angle, size * 0.36, number);
  write(pen, words, middle, y, { size, colour: number, align: 'center' });
  const half = size * 0.29 * words.length;
  boxes.note('plate', guide.name, rect);
  boxes.note('text', guide.name, {
    x: middle - half,
    y: y - size * FIGURE_HALF_HEIGHT,
    width: half * 2,
    height: size * FIGURE_HALF_HEIGHT * 2,
  });
}

/** Draws an arrowhead with a shaft. */
function drawPointer(pen: Pen, x: number, y: number, angle: number, half: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.beginPath();
  for (const [right, down] of [
    [-1, -0.26],
    [0, -0.26],
    [0, -0.85],
    [1, 0],
    [0, 0.85],
    [0, 0.26],
    [-1, 0.26],
  ] as const)
    pen.lineTo(right * half, down * half);
  pen.closePath();
  fill(pen, colour);
  pen.restore();
}
