import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { drawConfetti } from '../../kit/celebration.ts';
import { getKitHues, getSuitColour, getSuitDark, getSuitPale } from '../../kit/colours.ts';
import { drawPawn } from '../../kit/pawn.ts';
import { drawMedal, drawPlateName } from '../../kit/plate.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import { findFittingSize, measureTextWidth, truncateText, write } from '../../kit/text.ts';
import { drawToken } from '../../kit/token.ts';
import { getStageRect, getStepRect } from './measures.ts';
import type { PodiumView } from './types.ts';

/** Height of a pawn on a step, in pixels. */
const PAWN_HEIGHT = 176;

/** Suits of the steps by place: the first has suns, the second arms, the third crowns. */
const SUITS_BY_PLACE = [0, 0, 3, 2];

/** Diameter of the token before a pawn, and the height of its middle above the step, in parts of the pawn's height. */
const TOKEN = 0.58;
const TOKEN_HEIGHT = 0.64;

/** Draws a player's step: pawn with a token, medal, name and result. */
export function drawStep(pen: Pen, view: PodiumView, nth: number, boxes: Boxes): void {
  const one = view.placed[nth];
  if (!one) return;
  const { name, place, about, tie } = one;
  const rect = getStepRect(pen.look, view, nth);
  const suit = SUITS_BY_PLACE[place] ?? 1;
  drawBlock(pen, rect, suit);
  const x = rect.x + rect.width / 2;
  const look = { colour: getSuitColour(pen, suit), edge: getSuitDark(pen, suit), suit };
  drawPawn(
    pen,
    { key: `podium/${suit}`, head: 'round', ...look },
    x,
    rect.y - PAWN_HEIGHT * 0.46,
    PAWN_HEIGHT,
  );
  const token = { ...one, ground: getSuitPale(pen, suit) };
  drawToken(pen, token, x, rect.y - PAWN_HEIGHT * TOKEN_HEIGHT, PAWN_HEIGHT * TOKEN, boxes);
  if (place === 1) drawCrown(pen, x, rect.y - PAWN_HEIGHT * 1.12);
  drawMedal(pen, place, x, rect.y + 54, 38);
  drawName(pen, name, rect, rect.y + 122, boxes);
  const size = pen.look.large ? 36 : 31;
  const below = rect.y + 122 + (pen.look.large ? 52 : 44);
  if (about !== null) drawAbout(pen, about, nth, x, below, size, boxes);
  if (tie !== null) drawAbout(pen, tie, nth, x, below + size * 1.05, size * 0.75, boxes);
}

function drawBlock(pen: Pen, rect: Rect, suit: number): void {
  beginRoundedRect(pen, rect.x + 4, rect.y, rect.width - 8, rect.height - 3, 14);
  fill(pen, getSuitPale(pen, suit));
  strokeOutline(pen, getSuitDark(pen, suit), 5);
}

function drawCrown(pen: Pen, x: number, y: number): void {
  drawSuitMark(pen, 2, x, y, 40, getKitHues(pen).ink);
  drawSuitMark(pen, 2, x, y, 34, getKitHues(pen).glow);
}

/** Writes the name in the middle of the step. */
function drawName(pen: Pen, name: string, rect: Rect, y: number, boxes: Boxes): void {
  const room = rect.width - 36;
  const size = findFittingSize(pen, name, room, pen.look.large ? 46 : 40);
  const words = truncateText(pen, name.normalize('NFKC'), room, size);
  const width = measureTextWidth(pen, words, size);
  drawPlateName(pen, boxes, { name: words, ai: false }, rect.x + (rect.width - width) / 2, y, room, size);
}

function drawAbout(
  pen: Pen,
  words: string,
  nth: number,
  x: number,
  y: number,
  size: number,
  boxes: Boxes,
): void {
  const long = write(pen, words, x, y, { size, colour: getKitHues(pen).inkSoft, align: 'center' });
  boxes.note('text', `${words} ${nth}`, { x: x - long / 2, y: y - size / 2, width: long, height: size });
}

/** Distance between pieces of confetti, in pixels. */
const CONFETTI_SPACING = 46;

/** Draws confetti all over the stage, above the steps; the same in every picture. */
export function drawStageConfetti(pen: Pen, view: PodiumView): void {
  const stage = getStageRect(pen.look);
  let nth = 0;
  for (let y = stage.y + 24; y < stage.y + stage.height - 24; y += CONFETTI_SPACING)
    for (let x = stage.x + 24; x < stage.x + stage.width - 24; x += CONFETTI_SPACING) {
      const at = { x: x + ((nth * 17) % 23) - 8, y: y + ((nth * 29) % 31) - 12 };
      if (isFree(pen, view, at))
        drawConfetti(pen, Math.min(at.x, stage.x + stage.width - 20), Math.max(at.y, stage.y + 18), nth);
      nth += 1;
    }
}

/** Returns whether a place covers neither a step nor its player. */
function isFree(pen: Pen, view: PodiumView, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return [...view.placed.keys()].every((nth) => {
    const rect = getStepRect(pen.look, view, nth);
    const isBeside = x < rect.x - 6 || x > rect.x + rect.width + 6;
    const isAside = Math.abs(x - rect.x - rect.width / 2) > PAWN_HEIGHT * 0.46;
    const top = view.placed[nth]?.place === 1 ? rect.y - PAWN_HEIGHT * 1.5 : rect.y - PAWN_HEIGHT * 1.05;
    return isBeside || y < top || (isAside && y < rect.y - 14);
  });
}
