import { badge } from '../../kit/badge.ts';
import { hues } from '../../kit/colours.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import type { Mark, PictureRequest } from '../../picture.ts';
import { token } from './look.ts';
import { deckSign, handSign } from './signs.ts';
import type { Dealer, Spot } from './spots.ts';

/** The badges of what may be chosen. */
export function marks(dealer: Dealer, request: PictureRequest): void {
  for (const at of new Set(request.marks.map((mark) => mark.at))) {
    const spot = dealer.spots.get(at);
    if (spot) marked(dealer, spot, unique(request.marks.filter((mark) => mark.at === at)));
  }
}

/** Numbers of cards come before letters of offers. */
function unique(list: readonly Mark[]): readonly string[] {
  return [...new Set(list.map(({ mark }) => mark))].sort();
}

/** The first badge is at the top of a hand card, more of them at its foot; on other cards they are where the card shows. */
function marked({ pen, boxes }: Dealer, spot: Spot, list: readonly string[]): void {
  const radius = radiusOn(spot);
  const foot = spot.y + cardHeight(spot.width) - radius - 2;
  list.forEach((mark, at) => {
    if (spot.zone === 'storage') badge(pen, boxes, mark, spot.x + radius, foot - lift(spot), radius);
    else if (spot.zone === 'row') badge(pen, boxes, mark, spot.x + spot.seen / 2, foot, radius);
    else if (at === 0) badge(pen, boxes, mark, spot.x + spot.width / 2, spot.y + 4, radius);
    else badge(pen, boxes, mark, spot.x + (at === 1 ? 0.23 : 0.77) * spot.width, foot, radius);
  });
}

/** Captured cards that show this much have room for a large badge each; others take turns on three heights. */
const AMPLE = 36;
const [NARROW, ROOMY] = [13, 18];

function radiusOn({ zone, seen, width }: Spot): number {
  if (zone === 'storage') return seen < AMPLE ? NARROW : ROOMY;
  return Math.round(Math.min(22, width * 0.25, seen * 0.48));
}

function lift({ seen, at }: Spot): number {
  return seen < AMPLE ? (at % 3) * 28 : 0;
}

/** Small signs on cards that were moved: from a hand, from the deck, from somebody else. */
export function moved({ pen, trace, spots }: Dealer): void {
  for (const [card, spot] of spots) {
    if (spot.zone === 'hand') continue;
    const thief = trace.stolen.get(card);
    if (thief !== undefined) token(pen, thief, spot.x + 10, spot.y + 2, 12);
    else if (trace.played.has(card)) sign(pen, spot, handSign);
    else if (trace.drawn.has(card)) sign(pen, spot, deckSign);
  }
}

type Draw = typeof handSign;

function sign(pen: Parameters<Draw>[0], { x, y, width, zone }: Spot, draw: Draw): void {
  const radius = zone === 'storage' ? 13 : 18;
  const at = zone === 'storage' ? x + 11 : x + width - 14;
  circle(pen, at, y + 4, radius);
  fill(pen, hues(pen).glow);
  line(pen, hues(pen).ink, 2);
  draw(pen, at, y + 4, radius * 1.3);
}
