import { badge } from '../../kit/badge.ts';
import { hues } from '../../kit/colours.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import type { Mark, PictureRequest } from '../../request.ts';
import { type Measures, measuresOf } from './measures.ts';
import { deckSign, handSign, type Sign } from './signs.ts';
import type { Dealer, Spot } from './spots.ts';
import { token } from './token.ts';

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
  const by = measuresOf(pen.look);
  const radius = radiusOn(by, spot);
  const foot = spot.y + cardHeight(spot.width) - radius - (spot.zone === 'hand' ? by.foot : 2);
  list.forEach((mark, at) => {
    if (spot.zone === 'storage') badge(pen, boxes, mark, spot.x + radius, foot - lift(by, spot), radius);
    else if (spot.zone === 'row') badge(pen, boxes, mark, spot.x + spot.seen / 2, foot, radius);
    else if (at === 0) badge(pen, boxes, mark, spot.x + spot.width / 2, spot.y + 4, radius);
    else badge(pen, boxes, mark, spot.x + (at === 1 ? 0.23 : 0.77) * spot.width, foot, radius);
  });
}

/** Captured cards that show as much as a badge have room for a large one each; others take turns on three heights. */
function radiusOn(by: Measures, { zone, seen, width }: Spot): number {
  const [most, roomy, narrow] = by.badge;
  if (zone === 'storage') return ample(by, seen) ? roomy : narrow;
  return Math.round(Math.min(most, width * 0.27, seen * 0.48));
}

function lift(by: Measures, { seen, at }: Spot): number {
  return ample(by, seen) ? 0 : (at % 3) * (by.badge[2] * 2 + 1);
}

function ample({ badge: [, roomy] }: Measures, seen: number): boolean {
  return seen >= roomy * 2;
}

/** Small signs on cards that were moved: from a hand, from the deck, from somebody else. */
export function moved(dealer: Dealer): void {
  const { pen, trace, spots } = dealer;
  for (const [card, spot] of spots) {
    if (spot.zone === 'hand') continue;
    const thief = trace.stolen.get(card);
    const player = trace.played.get(card);
    if (thief !== undefined) token(pen, thief, spot.x + 10, spot.y + 2, 12);
    else if (player !== undefined) from(dealer, spot, handSign, spot.zone === 'row' ? player : null);
    else if (trace.drawn.has(card)) from(dealer, spot, deckSign, null);
  }
}

/** What lies in the row tells by a token who played it; a storage is somebody's. */
function from({ pen }: Dealer, { x, y, width, zone }: Spot, draw: Sign, player: number | null): void {
  const radius = zone === 'storage' ? 13 : 18;
  const at = zone === 'storage' ? x + 11 : x + width - 14;
  circle(pen, at, y + 4, radius);
  fill(pen, hues(pen).glow);
  line(pen, hues(pen).ink, 2);
  draw(pen, at, y + 4, Math.round(radius * 1.3));
  if (player !== null) token(pen, player, at + 2, y + 4 + radius * 1.75, radius * 0.78);
}
