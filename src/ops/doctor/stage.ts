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
    'It is a lobby, but has a position.': !hasState,
    'It is a lobby, but has a start time.': startedAt === null,
  }),
  playing: ({ hasState, hasSecret, startedAt, endedAt, seats }) => ({
    'It is being played, but has no position.': hasState,
    'It is being played, but has no secret.': hasSecret,
    'It is being played, but has no start time.': startedAt !== null,
    'It is being played, but has an end time.': endedAt === null,
    'It is being played, but has no seats.': seats > 0,
  }),
  over: ({ hasState, hasStandings, endedAt, results }) => ({
    'It is over, but has no end time.': endedAt !== null,
    'It is over, but has no standings.': hasStandings || !hasState,
    'It is over, but has no results.': results > 0,
  }),
  cancelled: ({ endedAt }) => ({
    'It was cancelled, but has no end time.': endedAt !== null,
  }),
};

function listCommonClaims({ phase, turns, alarms }: Stage): Claims {
  const ofMatch = alarms.filter((kind) => kind !== 'close');
  return {
    'A turn is pending, but it is not being played.': phase === 'playing' || turns === 0,
    'A match alarm is set, but it is not being played.': phase === 'playing' || ofMatch.length === 0,
    'The alarm that closes a lobby is set, but it is not a lobby.':
      phase === 'lobby' || !alarms.includes('close'),
  };
}
