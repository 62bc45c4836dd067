import { CHART } from '../../../src/games/gostop/board.ts';
import { createPreview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../request.ts';

const WHOLE = createPreview({ scene: 'hwatu', view: CHART, seats: 0, viewer: null, turn: [] });

/** Previews of the chart in both languages and large. */
export const PREVIEWS: readonly PictureRequest[] = [
  WHOLE,
  { ...WHOLE, look: { language: 'ko' } },
  { ...WHOLE, look: { large: true } },
];
