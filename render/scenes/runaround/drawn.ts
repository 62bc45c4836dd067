import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import { drawnOf } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import type { Happened } from '../../scene.ts';
import { lastRoll } from './rolled.ts';
import { leavesTrace } from './traces.ts';

/**
 * Of the rolls only the last one, and that only where none is to be moved. That somebody runs again the view says as well; who could
 * not move has left nothing to draw.
 */
export function drawn(request: PictureRequest): Happened {
  const last = lastRoll(request, request.view as RunaroundView);
  const isDrawn = (event: RunaroundEvent) =>
    event === last || !['rolled', 'again', 'idle'].includes(event.kind);
  return drawnOf(request, isDrawn, leavesTrace);
}
