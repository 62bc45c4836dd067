import type { Viewer } from '../../../src/engine/game.ts';
import type { HighcardState } from './types.ts';

/** Lists the other seats' hands and the rest. */
export function secrets(state: HighcardState, viewer: Viewer): readonly string[] {
  return [...state.hands.flatMap((_, seat) => (seat === viewer ? [] : [`/hands/${seat}`])), '/rest'];
}
