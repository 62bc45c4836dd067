import { recorded } from '../../../src/engine/chance.ts';
import type { Entry } from '../../../src/engine/entry.ts';
import { advance, type Match, replay, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import type { Law } from '../law.ts';
import { same } from '../plain.ts';

/** The recorded luck alone leads to the same state, by way of the same events. */
export const logReplays: Law = {
  kind: 'end',
  name: 'a log replays to the same state',
  holds: (game, { seats, options, luck, log, state }) => {
    same(replay(game, seats, options, luck, log).state, state, 'The state after the log');
    const started = start(game, seats, options, recorded(luck));
    if (refused(started)) throw new Error(started.reason.key);
    log.reduce(toldAgain, started.match);
  },
};

function toldAgain(match: Match, { seat, move, luck, events }: Entry): Match {
  const again = advance(match, seat, move, recorded(luck));
  if (refused(again)) throw new Error(again.reason.key);
  same(again.entry.events, events, `The events of move ${again.match.played}`);
  return again.match;
}
