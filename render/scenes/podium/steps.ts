import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { piece } from '../../kit/celebration.ts';
import { hues, suitColour, suitDark, suitPale } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { medal, plateName } from '../../kit/plate.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import { widthOf } from '../../kit/width.ts';
import { fitted, fittingSize, write } from '../../kit/words.ts';
import { stageOf, stepOf } from './measures.ts';
import type { PodiumView } from './types.ts';

/** How high a pawn on a step is, in pixels. */
const PAWN = 176;

/** The suits of the steps, by place: the first has suns, the second arms, the third crowns. */
const SUITS = [0, 0, 3, 2];

/** Somebody on their step: their pawn, the medal, the name and what they have. */
export function step(pen: Pen, view: PodiumView, nth: number, boxes: Boxes): void {
  const { name, place, about } = view.placed[nth] ?? { name: '', place: 3, about: null };
  const rect = stepOf(pen.look, view, nth);
  const suit = SUITS[place] ?? 1;
  block(pen, rect, suit);
  const x = rect.x + rect.width / 2;
  const look = { colour: suitColour(pen, suit), edge: suitDark(pen, suit), suit };
  pawn(pen, { key: `podium/${suit}`, head: 'round', ...look }, x, rect.y - PAWN * 0.46, PAWN);
  if (place === 1) crown(pen, x, rect.y - PAWN * 1.12);
  medal(pen, place, x, rect.y + 54, 38);
  named(pen, name, rect, rect.y + 122, boxes);
  if (about !== null) below(pen, about, nth, x, rect.y + 122 + (pen.look.large ? 52 : 44), boxes);
}

function block(pen: Pen, rect: Rect, suit: number): void {
  rounded(pen, rect.x + 4, rect.y, rect.width - 8, rect.height - 3, 14);
  fill(pen, suitPale(pen, suit));
  line(pen, suitDark(pen, suit), 5);
}

function crown(pen: Pen, x: number, y: number): void {
  suitMark(pen, 2, x, y, 40, hues(pen).ink);
  suitMark(pen, 2, x, y, 34, hues(pen).glow);
}

/** In the middle of the step. */
function named(pen: Pen, name: string, rect: Rect, y: number, boxes: Boxes): void {
  const room = rect.width - 36;
  const size = fittingSize(pen, name, room, pen.look.large ? 46 : 40);
  const words = fitted(pen, name.normalize('NFKC'), room, size);
  const width = widthOf(pen, words, size);
  plateName(pen, boxes, { name: words, ai: false }, rect.x + (rect.width - width) / 2, y, room, size);
}

function below(pen: Pen, words: string, nth: number, x: number, y: number, boxes: Boxes): void {
  const size = pen.look.large ? 36 : 31;
  const long = write(pen, words, x, y, { size, colour: hues(pen).inkSoft, align: 'center' });
  boxes.note('text', `${words} ${nth}`, { x: x - long / 2, y: y - size / 2, width: long, height: size });
}

/** So far apart pieces of confetti lie, in pixels. */
const APART = 46;

/** All over the stage, above the steps; the same in every picture. */
export function confetti(pen: Pen, view: PodiumView): void {
  const stage = stageOf(pen.look);
  let nth = 0;
  for (let y = stage.y + 24; y < stage.y + stage.height - 24; y += APART)
    for (let x = stage.x + 24; x < stage.x + stage.width - 24; x += APART) {
      const at = { x: x + ((nth * 17) % 23) - 8, y: y + ((nth * 29) % 31) - 12 };
      if (isFree(pen, view, at))
        piece(pen, Math.min(at.x, stage.x + stage.width - 20), Math.max(at.y, stage.y + 18), nth);
      nth += 1;
    }
}

/** Neither on a step nor on who stands there. */
function isFree(pen: Pen, view: PodiumView, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return [...view.placed.keys()].every((nth) => {
    const rect = stepOf(pen.look, view, nth);
    const isBeside = x < rect.x - 6 || x > rect.x + rect.width + 6;
    const isAside = Math.abs(x - rect.x - rect.width / 2) > PAWN * 0.46;
    const top = view.placed[nth]?.place === 1 ? rect.y - PAWN * 1.5 : rect.y - PAWN * 1.05;
    return isBeside || y < top || (isAside && y < rect.y - 14);
  });
}
