import { ART_TOP } from '../../kit/art-top.ts';
import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import type { CupView } from './types.ts';

/** Width of the picture in pixels, the margin at its edges, and that inside the sheet. */
export const WIDTH = 1000;
const EDGE = 20;
export const INSET = 18;

/** Distance between two rounds. */
const GAP = 34;

/** Returns the rectangle of the title. */
export function getTitleRect({ large }: Style): Rect {
  return { x: EDGE, y: ART_TOP, width: WIDTH - 2 * EDGE, height: large ? 100 : 86 };
}

/** Returns the height of one of a match's two lines, and the space below a match of the first round. */
function getLineMeasures(
  { large }: Style,
  { rounds }: CupView,
): { readonly line: number; readonly air: number } {
  const most = rounds[0]?.matches.length ?? 1;
  const line = (most > 4 ? 46 : 54) * (large ? 1.12 : 1);
  return { line, air: most > 4 ? 20 : 34 };
}

/** Returns the height of the headings above the rounds. */
export function getHeadHeight({ large }: Style): number {
  return large ? 60 : 52;
}

/** Returns the sheet with all rounds. */
export function getSheetRect(look: Style, view: CupView): Rect {
  const title = getTitleRect(look);
  const { line, air } = getLineMeasures(look, view);
  const matches = view.rounds[0]?.matches.length ?? 1;
  const height = getHeadHeight(look) + Math.max(matches, 2) * (2 * line + air) + 2 * INSET;
  return { x: EDGE, y: title.y + title.height + EDGE, width: WIDTH - 2 * EDGE, height };
}

/** Returns the rectangle of a match; a later one stands midway between the two that lead to it. */
export function getMatchRect(look: Style, view: CupView, round: number, place: number): Rect {
  const sheet = getSheetRect(look, view);
  const { line } = getLineMeasures(look, view);
  const [x, width] = getColumnSpan(view, round);
  const field = sheet.height - getHeadHeight(look) - 2 * INSET;
  const matches = view.rounds[round]?.matches.length ?? 1;
  const middle = sheet.y + INSET + getHeadHeight(look) + (field * (place + 0.5)) / matches;
  return { x, y: middle - line, width, height: 2 * line };
}

/** Returns the left edge and the width of a round. */
export function getColumnSpan({ rounds }: CupView, round: number): readonly [x: number, width: number] {
  const all = WIDTH - 2 * EDGE - 2 * INSET;
  const width = Math.min(360, (all - GAP * (rounds.length - 1)) / rounds.length);
  const gap = rounds.length === 1 ? 0 : (all - width * rounds.length) / (rounds.length - 1);
  return [EDGE + INSET + round * (width + gap), width];
}

/** Returns the height of the picture. */
export function getPictureHeight(look: Style, view: CupView): number {
  const sheet = getSheetRect(look, view);
  return sheet.y + sheet.height + EDGE;
}
