import type { Rect } from '../../kit/boxes.ts';
import type { Look } from '../../look.ts';
import type { LetterView } from './types.ts';

/** The picture's width in pixels, the air round the sheet, and how wide its striped edge is. */
export const WIDTH = 1000;
const EDGE = 16;
export const STRIPES = 24;
/** Between the striped edge and what is written. */
const MARGIN = 34;
/** Between two parts of the letter. */
const GAP = 18;

/** What grows where somebody wishes large pictures. */
interface Measures {
  readonly title: number;
  readonly week: number;
  readonly about: number;
  readonly name: number;
  readonly bar: number;
  readonly fact: number;
  readonly head: number;
  readonly words: number;
}

const USUAL: Measures = {
  ...{ title: 62, week: 46, about: 36, name: 37, bar: 58 },
  ...{ fact: 122, head: 33, words: 44 },
};
const LARGE: Measures = {
  ...{ title: 66, week: 52, about: 42, name: 44, bar: 68 },
  ...{ fact: 140, head: 40, words: 52 },
};

/** The measures for a look. */
export function measuresOf({ large }: Look): Measures {
  return large ? LARGE : USUAL;
}

/** The sheet, its striped edge counted in. */
export function sheetOf(look: Look, view: LetterView): Rect {
  return { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: heightOf(look, view) - 2 * EDGE };
}

/** Where something is written, from one margin to the other. */
const LEFT = EDGE + STRIPES + MARGIN;
const ACROSS = WIDTH - 2 * LEFT;

/** What the letter is, beside its stamp. */
export function headOf(): Rect {
  return { x: LEFT, y: EDGE + STRIPES + MARGIN - 6, width: ACROSS - STAMP.width - 150, height: STAMP.height };
}

const STAMP = { width: 176, height: 204 };

/** In the right upper corner, as on every letter. */
export function stampOf(): Rect {
  return { x: LEFT + ACROSS - STAMP.width, y: headOf().y, ...STAMP };
}

/** The middle of the postmark, at the stamp's left edge, and its radius. */
export function postmarkOf(): { readonly x: number; readonly y: number; readonly radius: number } {
  const { x, y, height } = stampOf();
  return { x: x - 52, y: y + height * 0.56, radius: 80 };
}

/** The row of a game: its name, and a bar for its matches. */
export function barOf(look: Look, nth: number): Rect {
  const { y, height } = headOf();
  const { bar } = measuresOf(look);
  return { x: LEFT, y: y + height + GAP + 6 + nth * bar, width: ACROSS, height: bar };
}

/** The plate of what was remarkable. */
export function factOf(look: Look, { games }: LetterView, nth: number): Rect {
  const { y } = barOf(look, games.length);
  const { fact } = measuresOf(look);
  return { x: LEFT - 10, y: y + GAP + nth * (fact + GAP), width: ACROSS + 20, height: fact };
}

/** The height of the picture. */
export function heightOf(look: Look, view: LetterView): number {
  return factOf(look, view, view.facts.length).y + MARGIN - GAP + STRIPES + EDGE;
}
