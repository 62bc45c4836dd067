import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import type { CupView } from './types.ts';

/** The picture's width in pixels, the air at its edges, and inside of the sheet. */
export const WIDTH = 1000;
const EDGE = 20;
export const INSET = 18;

/** Between two rounds. */
const GAP = 34;

/** The title. */
export function getTitleRect({ large }: Style): Rect {
  return { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: large ? 100 : 86 };
}

/** How high one of the two lines of a match is, and the air below a match of the first round. */
function getLineMeasures(
  { large }: Style,
  { rounds }: CupView,
): { readonly line: number; readonly air: number } {
  const most = rounds[0]?.matches.length ?? 1;
  const line = (most > 4 ? 46 : 54) * (large ? 1.12 : 1);
  return { line, air: most > 4 ? 20 : 34 };
}

/** What stands over the rounds. */
export function getHeadHeight({ large }: Style): number {
  return large ? 60 : 52;
}

/** The sheet with all rounds. */
export function getSheetRect(look: Style, view: CupView): Rect {
  const title = getTitleRect(look);
  const { line, air } = getLineMeasures(look, view);
  const matches = view.rounds[0]?.matches.length ?? 1;
  const height = getHeadHeight(look) + Math.max(matches, 2) * (2 * line + air) + 2 * INSET;
  return { x: EDGE, y: title.y + title.height + EDGE, width: WIDTH - 2 * EDGE, height };
}

/** A match: those of a later round stand in the middle between the two that lead to them. */
export function getMatchRect(look: Style, view: CupView, round: number, place: number): Rect {
  const sheet = getSheetRect(look, view);
  const { line } = getLineMeasures(look, view);
  const [x, width] = getColumnSpan(view, round);
  const field = sheet.height - getHeadHeight(look) - 2 * INSET;
  const matches = view.rounds[round]?.matches.length ?? 1;
  const middle = sheet.y + INSET + getHeadHeight(look) + (field * (place + 0.5)) / matches;
  return { x, y: middle - line, width, height: 2 * line };
}

/** The left edge of a round, and how wide it is. */
export function getColumnSpan({ rounds }: CupView, round: number): readonly [x: number, width: number] {
  const all = WIDTH - 2 * EDGE - 2 * INSET;
  const width = Math.min(360, (all - GAP * (rounds.length - 1)) / rounds.length);
  const gap = rounds.length === 1 ? 0 : (all - width * rounds.length) / (rounds.length - 1);
  return [EDGE + INSET + round * (width + gap), width];
}

/** The height of the picture. */
export function getPictureHeight(look: Style, view: CupView): number {
  const sheet = getSheetRect(look, view);
  return sheet.y + sheet.height + EDGE;
}
