import type { Law } from '../law.ts';
import { plain } from '../plain.ts';

/** State, turn and every view survive JSON. */
export const plainPositions: Law = {
  kind: 'position',
  name: 'positions are plain JSON',
  holds: (_game, { state, turn, views }) => {
    plain(state, 'The state');
    plain(turn, 'The turn');
    for (const [viewer, view] of views) plain(view, `The view of ${viewer}`);
  },
};

/** Move, luck and events survive JSON, for everybody who sees them. */
export const plainMoves: Law = {
  kind: 'move',
  name: 'moves and events are plain JSON',
  holds: (game, { before, entry }) => {
    plain(entry, 'The entry of the log');
    for (const viewer of before.views.keys()) {
      for (const event of entry.events)
        plain(game.seen(event, viewer, 'now'), `An event as ${viewer} sees it`);
    }
  },
};
