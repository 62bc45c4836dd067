import type { Invariant } from '../invariant.ts';
import { expectPlainJson } from '../plain.ts';

/** State, turn and every view survive JSON. */
export const plainPositions: Invariant = {
  kind: 'position',
  name: 'positions are plain JSON',
  holds: (_game, { state, turn, views }) => {
    expectPlainJson(state, 'The state');
    expectPlainJson(turn, 'The turn');
    for (const [viewer, view] of views) expectPlainJson(view, `The view of ${viewer}`);
  },
};

/** Move, randomness and events survive JSON for every viewer. */
export const plainMoves: Invariant = {
  kind: 'move',
  name: 'moves and events are plain JSON',
  holds: (game, { before, entry }) => {
    expectPlainJson(entry, 'The entry of the log');
    for (const viewer of before.views.keys()) {
      for (const event of entry.events)
        expectPlainJson(game.seen(event, viewer, 'now'), `An event as ${viewer} sees it`);
    }
  },
};
