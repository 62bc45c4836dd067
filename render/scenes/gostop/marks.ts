import { drawBadge } from '../../kit/badge.ts';
import { drawChoiceFrame } from '../../kit/choice-marks.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import type { Mark, PictureRequest } from '../../request.ts';
import { getMeasures } from './measures.ts';
import { drawOriginTag } from './spoils/origin-tag.ts';
import type { DrawContext, Spot } from './spots.ts';
import { drawToken } from './token.ts';

/** Draws the badges of the choices. */
export function drawMarks(dealer: DrawContext, request: PictureRequest): void {
  for (const at of new Set(request.marks.map((mark) => mark.at))) {
    const spot = dealer.spots.get(at);
    if (spot) drawCardMarks(dealer, spot, listUniqueMarks(request.marks.filter((mark) => mark.at === at)));
  }
}

/** Returns each mark once; numbers of cards come before letters of offers. */
function listUniqueMarks(list: readonly Mark[]): readonly string[] {
  return [...new Set(list.map(({ mark }) => mark))].sort();
}

/** Draws the marks at the upper right, as the upper left tells the month; several stand below each other. */
function drawCardMarks({ pen, boxes }: DrawContext, spot: Spot, list: readonly string[]): void {
  const { x, y, width, seen } = spot;
  const [card] = getMeasures(pen.look).badge;
  const radius = Math.round(Math.min(card, width * 0.29, seen * 0.48));
  if (spot.zone !== 'hand')
    drawChoiceFrame(
      pen,
      { x: x - 3, y: y - 3, width: seen + 6, height: getCardHeight(width) + 6 },
      width * 0.07,
    );
  // On a covered card the badge stays off the month of the next one, which is two pixels from its edge.
  const right = x + seen - radius + 2;
  list.forEach((mark, at) => {
    drawBadge(pen, boxes, mark, right, y + radius - 5 + at * (radius * 2 + 3), radius);
  });
}

/** Draws the origin of cards: words on those in the row, and the previous owner on stolen ones. */
export function drawOriginTags(dealer: DrawContext): void {
  for (const [card, spot] of dealer.spots) {
    const low = spot.y + getCardHeight(spot.width);
    const robbed = dealer.trace.stolen.get(card);
    if (spot.zone === 'row')
      drawOriginTag(dealer, card, { x: spot.x, low: low - spot.foot, seen: spot.seen });
    else if (spot.zone === 'storage' && robbed !== undefined)
      drawToken(dealer.pen, robbed, spot.x + spot.seen / 2, low - 6, 12);
  }
}
