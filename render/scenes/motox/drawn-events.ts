import type { MotoXEvent, MotoXView } from '../../../src/games/motox/types.ts';
import { filterDrawnEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import type { MoveEvents } from '../../scene.ts';
import { hasTrace } from './skid.ts';

/** Kinds of events that leave something on the road; failing, passing and waiting change nothing. */
const ROAD_EVENT_KINDS: readonly MotoXEvent['kind'][] = ['rode', 'knocked', 'wiped'];
/** Kinds of events while the road is built, which include building. */
const BUILD_EVENT_KINDS: readonly MotoXEvent['kind'][] = [...ROAD_EVENT_KINDS, 'laid', 'raised'];

/** Returns the events that changed the road or happened on it. */
export function pickDrawnEvents(request: PictureRequest): MoveEvents {
  const kinds = (request.view as MotoXView).phase === 'build' ? BUILD_EVENT_KINDS : ROAD_EVENT_KINDS;
  return filterDrawnEvents(request, ({ kind }: MotoXEvent) => kinds.includes(kind), hasTrace);
}
