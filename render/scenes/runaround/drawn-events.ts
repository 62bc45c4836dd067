import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import { filterDrawnEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import type { MoveEvents } from '../../scene.ts';
import { findLastRoll } from './die-area.ts';
import { hasTrace } from './traces.ts';

/**
 * Returns the drawn events. Of the rolls only the last counts, and only if none is to be moved. The view itself tells who runs again, and a
 * player who cannot move leaves nothing to draw.
 */
export function pickDrawnEvents(request: PictureRequest): MoveEvents {
  const last = findLastRoll(request, request.view as RunaroundView);
  const isDrawn = (event: RunaroundEvent) =>
    event === last || !['rolled', 'again', 'idle'].includes(event.kind);
  return filterDrawnEvents(request, isDrawn, hasTrace);
}
