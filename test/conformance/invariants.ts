import type { Law } from './invariant.ts';
import { cannotPeek, judgesEnd, movesAreLegal, searchesRepeat, worldFollowsRules } from './invariants/ai.ts';
import { forcedIsPlain } from './invariants/forced.ts';
import { logReplays } from './invariants/logs.ts';
import {
  junkIsNoMove,
  junkIsNoPosition,
  movesRoundTrip,
  positionsRoundTrip,
} from './invariants/notations.ts';
import { plainMoves, plainPositions } from './invariants/plainness.ts';
import {
  choicesInForm,
  firstIsSafe,
  offeredIsLegal,
  restIsRefused,
  wayToMove,
} from './invariants/questions.ts';
import { reasonsSaid } from './invariants/reasons.ts';
import {
  canaryUnseen,
  guessLooksTheSame,
  nothingLeaks,
  openingKeepsSecrets,
  revealShowsAll,
  secretsDeclared,
} from './invariants/secrets.ts';
import {
  credited,
  eventsSaid,
  gameSaid,
  labelsSaid,
  languagesAgree,
  openingSaid,
  positionsSaid,
} from './invariants/text.ts';
import {
  endsWithinBound,
  everySeatPlaced,
  nextComesNext,
  piecesConserved,
  settingsMakeSense,
  somebodyActs,
} from './invariants/turns.ts';
import { freeUndoTellsNothing } from './invariants/undo.ts';

/** Broken by a game that changes what it was given; found by whichever law is looked at then. */
export const LEAVES_INPUT_UNCHANGED = 'nothing given is changed';

/** Broken by a game that crashes, or refuses the first move it offers, while it is just played. */
export const PLAYS_THROUGH = 'a random game can be played';

/** Every law that every game keeps, beside {@link LEAVES_INPUT_UNCHANGED}, {@link PLAYS_THROUGH} and that every view can be drawn. */
export const laws: readonly Law[] = [
  settingsMakeSense,
  gameSaid,
  credited,
  languagesAgree,
  junkIsNoPosition,
  plainPositions,
  somebodyActs,
  piecesConserved,
  nextComesNext,
  wayToMove,
  choicesInForm,
  firstIsSafe,
  offeredIsLegal,
  restIsRefused,
  forcedIsPlain,
  guessLooksTheSame,
  secretsDeclared,
  canaryUnseen,
  revealShowsAll,
  positionsRoundTrip,
  movesRoundTrip,
  junkIsNoMove,
  labelsSaid,
  positionsSaid,
  plainMoves,
  nothingLeaks,
  freeUndoTellsNothing,
  eventsSaid,
  worldFollowsRules,
  movesAreLegal,
  cannotPeek,
  searchesRepeat,
  judgesEnd,
  reasonsSaid,
  endsWithinBound,
  openingSaid,
  openingKeepsSecrets,
  everySeatPlaced,
  logReplays,
];
