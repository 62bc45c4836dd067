import type { MotoXState, MotoXView } from './types.ts';

/** The position itself is the only one that looks like it. */
export function guess({ viewer: _viewer, ...state }: MotoXView): MotoXState {
  return state;
}
