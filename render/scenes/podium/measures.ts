import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import type { PodiumView } from './types.ts';

/** Width and height of the picture in pixels, and the margin at its edges. */
export const WIDTH = 1000;
export const HEIGHT = 780;
const EDGE = 20;

/** Returns the rectangle of the title. */
export function getTitleRect({ large }: Style): Rect {
  return { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: large ? 100 : 86 };
}

/** Returns the rectangle of the stage. */
export function getStageRect(look: Style): Rect {
  const title = getTitleRect(look);
  const y = title.y + title.height + EDGE;
  return { x: EDGE, y, width: WIDTH - 2 * EDGE, height: HEIGHT - y - EDGE };
}

/** Height of the steps by place, in pixels. */
const STEP_HEIGHTS = [0, 346, 286, 230];

/** Order of the steps: the first in the middle, the second left of it, the third right. */
const STEP_ORDER = [1, 0, 2, 3];

/** Returns the step of the nth placed player. */
export function getStepRect(look: Style, { placed }: PodiumView, nth: number): Rect {
  const stage = getStageRect(look);
  const order = STEP_ORDER.filter((one) => one < placed.length);
  const width = Math.min(290, (stage.width - 60) / placed.length);
  const left = stage.x + (stage.width - width * placed.length) / 2;
  const height = STEP_HEIGHTS[placed[nth]?.place ?? 3] ?? 0;
  return {
    x: left + order.indexOf(nth) * width,
    y: stage.y + stage.height - height,
    width,
    height,
  };
}
