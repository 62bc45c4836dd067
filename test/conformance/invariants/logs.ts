import { createRecordedChance } from '../../../src/engine/chance.ts';
import type { Entry } from '../../../src/engine/entry.ts';
import { advance, type Match, replay, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import type { Invariant } from '../invariant.ts';
import { expectSame } from '../plain.ts';

/** The recorded randomness alone leads to the same state through the same events. */
export const logReplays: Invariant = {
  kind: 'end',
  name: 'a log replays to the same state',
  holds: (game, { seats, options, luck, log, state }) => {
    expectSame(replay(game, seats, options, luck, log).state, state, 'The state after the log');
    const started = start(game, seats, options, createRecordedChance(luck));
    if (refused(started)) throw new Error(started.reason.key);
    log.reduce(replayEntry, started.match);
  },
};

function replayEntry(match: Match, { seat, move, luck, events }: Entry): Match {
  const again = advance(match, seat, move, createRecordedChance(luck));
  if (refused(again)) throw new Error(again.reason.key);
  expectSame(again.entry.events, events, `The events of move ${again.match.played}`);
  return again.match;
}
