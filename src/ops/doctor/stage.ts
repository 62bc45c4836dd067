import type { Stage } from '../../store/doctor/stages.ts';
import type { Fault } from './fault.ts';

/** Returns the contradictions between a table's phase and its columns. A match deleted by retention has no position and no seats. */
export function findStageFaults(stage: Stage): readonly Fault[] {
  const claims = { ...listCommonClaims(stage), ...CLAIMS[stage.phase](stage) };
  return Object.entries(claims).flatMap(([says, holds]) =>
    holds ? [] : [{ table: stage.id, about: 'phase' as const, says }],
  );
}

/** Claims about a table, keyed by the sentence to report when a claim is false. */
type Claims = Readonly<Record<string, boolean>>;

const CLAIMS: Readonly<Record<Stage['phase'], (stage: Stage) => Claims>> = {
  lobby: ({ hasState, startedAt }) => ({
    'It is a lobby, and has a position.': !hasState,
    'It is a lobby, and says when it started.': startedAt === null,
  }),
  playing: ({ hasState, hasSecret, startedAt, endedAt, seats }) => ({
    'It is being played, and has no position.': hasState,
    'It is being played, and has no secret for its luck.': hasSecret,
    'It is being played, and does not say since when.': startedAt !== null,
    'It is being played, and says when it ended.': endedAt === null,
    'It is being played, and nobody sits there.': seats > 0,
  }),
  over: ({ hasState, hasStandings, endedAt, results }) => ({
    'It is over, and does not say since when.': endedAt !== null,
    'It is over, and says nothing of how.': hasStandings || !hasState,
    'It is over, and has no results.': results > 0,
  }),
  cancelled: ({ endedAt }) => ({
    'It was broken off, and does not say when.': endedAt !== null,
  }),
};

function listCommonClaims({ phase, turns, alarms }: Stage): Claims {
  const ofMatch = alarms.filter((kind) => kind !== 'close');
  return {
    'Somebody is waited for, and it is not being played.': phase === 'playing' || turns === 0,
    'An alarm of a match is set, and it is not being played.': phase === 'playing' || ofMatch.length === 0,
    'The alarm that closes a lobby is set, and it is none.': phase === 'lobby' || !alarms.includes('close'),
  };
}
