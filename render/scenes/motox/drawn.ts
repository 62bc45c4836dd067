import type { MotoXEvent, MotoXView } from '../../../src/games/motox/types.ts';
import { drawnOf } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import type { Happened } from '../../scene.ts';
import { leavesTrace } from './skid.ts';

/** What leaves something on the road: who failed, passed or waited has left all as it was. */
const KINDS: readonly MotoXEvent['kind'][] = ['rode', 'knocked', 'wiped'];
/** While the road is built, what was built as well. */
const BUILDING: readonly MotoXEvent['kind'][] = [...KINDS, 'laid', 'raised'];

/** What happened to the road and on it. */
export function drawn(request: PictureRequest): Happened {
  const kinds = (request.view as MotoXView).phase === 'build' ? BUILDING : KINDS;
  return drawnOf(request, ({ kind }: MotoXEvent) => kinds.includes(kind), leavesTrace);
}
