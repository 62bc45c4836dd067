import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import type { LetterView } from './types.ts';

/** The picture's width in pixels, the air round the sheet, and how wide its striped edge is. */
export const WIDTH = 1000;
const EDGE = 16;
export const STRIPES_WIDTH = 24;
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
export function getMeasures({ large }: Style): Measures {
  return large ? LARGE : USUAL;
}

/** The sheet, its striped edge counted in. */
export function getSheetRect(look: Style, view: LetterView): Rect {
  return { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: getPictureHeight(look, view) - 2 * EDGE };
}

/** Where something is written, from one margin to the other. */
const TEXT_LEFT = EDGE + STRIPES_WIDTH + MARGIN;
const TEXT_WIDTH = WIDTH - 2 * TEXT_LEFT;

/** What the letter is, beside its stamp. */
export function getHeadRect(): Rect {
  return {
    x: TEXT_LEFT,
    y: EDGE + STRIPES_WIDTH + MARGIN - 6,
    width: TEXT_WIDTH - STAMP_SIZE.width - 150,
    height: STAMP_SIZE.height,
  };
}

const STAMP_SIZE = { width: 176, height: 204 };

/** In the right upper corner, as on every letter. */
export function getStampRect(): Rect {
  return { x: TEXT_LEFT + TEXT_WIDTH - STAMP_SIZE.width, y: getHeadRect().y, ...STAMP_SIZE };
}

/** The middle of the postmark, at the stamp's left edge, and its radius. */
export function getPostmark(): { readonly x: number; readonly y: number; readonly radius: number } {
  const { x, y, height } = getStampRect();
  return { x: x - 52, y: y + height * 0.56, radius: 80 };
}

/** The row of a game: its name, and a bar for its matches. */
export function getBarRect(look: Style, nth: number): Rect {
  const { y, height } = getHeadRect();
  const { bar } = getMeasures(look);
  return { x: TEXT_LEFT, y: y + height + GAP + 6 + nth * bar, width: TEXT_WIDTH, height: bar };
}

/** The plate of what was remarkable. */
export function getFactRect(look: Style, { games }: LetterView, nth: number): Rect {
  const { y } = getBarRect(look, games.length);
  const { fact } = getMeasures(look);
  return { x: TEXT_LEFT - 10, y: y + GAP + nth * (fact + GAP), width: TEXT_WIDTH + 20, height: fact };
}

/** The height of the picture. */
export function getPictureHeight(look: Style, view: LetterView): number {
  return getFactRect(look, view, view.facts.length).y + MARGIN - GAP + STRIPES_WIDTH + EDGE;
}
