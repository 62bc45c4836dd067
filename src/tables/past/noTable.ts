import type { Match } from '../../engine/kernel.ts';
import type { Language } from '../../engine/text.ts';
import type { TableRecord } from '../../store/tables.ts';

/** The row of a table that there is not, for a match that is shown all the same: in plain words and in no channel. */
export function recordOfNone({ game, options, state, played }: Match, language: Language): TableRecord {
  const turn = game.turn(state);
  const standings = turn.kind === 'over' ? turn.standings : null;
  return {
    ...{ id: 0, guild: '', channel: '', host: '', parent: null, theme: null, pace: null },
    ...{ game: game.id, rules: game.rules, options, language, state, played, standings },
    ...{ phase: standings ? ('over' as const) : ('playing' as const), version: played + 1 },
    ...{ drawn: 0, revision: 0, secret: null, openedAt: 0, startedAt: 0, endedAt: 0 },
    ...{ sleptAt: null, goneAt: null, strict: false, hints: false, rated: true, declined: [] },
  };
}
