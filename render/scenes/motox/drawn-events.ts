import type { MotoXEvent, MotoXView } from '../../../src/games/motox/types.ts';
import { filterDrawnEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import type { MoveEvents } from '../../scene.ts';
import { hasTrace } from './skid.ts';

/** What leaves something on the road: who failed, passed or waited has left all as it was. */
const ROAD_EVENT_KINDS: readonly MotoXEvent['kind'][] = ['rode', 'knocked', 'wiped'];
/** While the road is built, what was built as well. */
const BUILD_EVENT_KINDS: readonly MotoXEvent['kind'][] = [...ROAD_EVENT_KINDS, 'laid', 'raised'];

/** What happened to the road and on it. */
export function pickDrawnEvents(request: PictureRequest): MoveEvents {
  const kinds = (request.view as MotoXView).phase === 'build' ? BUILD_EVENT_KINDS : ROAD_EVENT_KINDS;
  return filterDrawnEvents(request, ({ kind }: MotoXEvent) => kinds.includes(kind), hasTrace);
}
