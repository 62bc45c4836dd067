import type { Viewer } from '../../engine/game.ts';
import { tilesLeft } from './building/possible.ts';
import type { MotoXEvent, MotoXState, MotoXView } from './types.ts';

/** Nothing is hidden: everybody sees the whole position, and knows who they are. */
export function view(state: MotoXState, viewer: Viewer): MotoXView {
  return { ...state, viewer };
}

/** Everybody learns everything, and may remember it. */
export function seen(event: MotoXEvent): MotoXEvent {
  return event;
}

/** The position itself is the only one that looks like it. */
export function guess({ viewer: _viewer, ...state }: MotoXView): MotoXState {
  return state;
}

/** No place of the position is a secret. */
export function secrets(): readonly string[] {
  return [];
}

/** Tiles on the table and in hands; coins under ramps, in hands and on every pile; bikes. */
export function pieces(state: MotoXState): Readonly<Record<string, number>> {
  const { track, hands, discard, removed, waiting, bikes } = state;
  const under = track.reduce((sum, { ramp }) => sum + ramp, 0);
  const held = hands.reduce((sum, { coins }) => sum + coins, 0);
  const coins = under + held + discard + removed + waiting;
  return { tiles: track.length + tilesLeft(state), coins, bikes: bikes.length };
}
