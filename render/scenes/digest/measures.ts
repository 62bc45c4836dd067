import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import type { DigestView } from './types.ts';

/** Width of the picture in pixels, the margin round the sheet, and the width of its striped edge. */
export const WIDTH = 1000;
const EDGE = 16;
export const STRIPES_WIDTH = 24;
/** Distance between the striped edge and the text. */
const MARGIN = 34;
/** Distance between two parts of the digest. */
const GAP = 18;

/** Sizes that grow if the viewer prefers large pictures. */
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

/** Returns the measures of a style. */
export function getMeasures({ large }: Style): Measures {
  return large ? LARGE : USUAL;
}

/** Returns the sheet including its striped edge. */
export function getSheetRect(look: Style, view: DigestView): Rect {
  return { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: getPictureHeight(look, view) - 2 * EDGE };
}

/** Left edge and width of the text, between the margins. */
const TEXT_LEFT = EDGE + STRIPES_WIDTH + MARGIN;
const TEXT_WIDTH = WIDTH - 2 * TEXT_LEFT;

/** Returns the rectangle of the heading, beside the stamp. */
export function getHeadRect(): Rect {
  return {
    x: TEXT_LEFT,
    y: EDGE + STRIPES_WIDTH + MARGIN - 6,
    width: TEXT_WIDTH - STAMP_SIZE.width - 150,
    height: STAMP_SIZE.height,
  };
}

const STAMP_SIZE = { width: 176, height: 204 };

/** Returns the stamp in the upper right corner, as on every letter. */
export function getStampRect(): Rect {
  return { x: TEXT_LEFT + TEXT_WIDTH - STAMP_SIZE.width, y: getHeadRect().y, ...STAMP_SIZE };
}

/** Returns the middle of the postmark, at the stamp's left edge, and its radius. */
export function getPostmark(): { readonly x: number; readonly y: number; readonly radius: number } {
  const { x, y, height } = getStampRect();
  return { x: x - 52, y: y + height * 0.56, radius: 80 };
}

/** Returns the row of a game: its name, and a bar for its matches. */
export function getBarRect(look: Style, nth: number): Rect {
  const { y, height } = getHeadRect();
  const { bar } = getMeasures(look);
  return { x: TEXT_LEFT, y: y + height + GAP + 6 + nth * bar, width: TEXT_WIDTH, height: bar };
}

/** Returns the plate of a fact. */
export function getFactRect(look: Style, { games }: DigestView, nth: number): Rect {
  const { y } = getBarRect(look, games.length);
  const { fact } = getMeasures(look);
  return { x: TEXT_LEFT - 10, y: y + GAP + nth * (fact + GAP), width: TEXT_WIDTH + 20, height: fact };
}

/** Returns the height of the picture. */
export function getPictureHeight(look: Style, view: DigestView): number {
  return getFactRect(look, view, view.facts.length).y + MARGIN - GAP + STRIPES_WIDTH + EDGE;
}
