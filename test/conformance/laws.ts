import { forcedIsPlain } from './invariants/forced.ts';
import { logReplays } from './invariants/logs.ts';
import { cannotPeek, endJudged, movesAreLegal, thoughtsRepeat, worldFollows } from './invariants/minds.ts';
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
  allLaidOpen,
  canaryUnseen,
  guessLooksTheSame,
  nothingLeaks,
  openingKeepsSecrets,
  secretsDeclared,
} from './invariants/secrets.ts';
import { freeTellsNothing } from './invariants/take-back.ts';
import {
  ends,
  everySeatPlaced,
  nextComesNext,
  piecesConserved,
  settingsMakeSense,
  somebodyActs,
} from './invariants/turns.ts';
import {
  credited,
  eventsSaid,
  gameSaid,
  labelsSaid,
  languagesAgree,
  openingSaid,
  positionsSaid,
} from './invariants/words.ts';
import type { Law } from './law.ts';

/** Broken by a game that changes what it was given; found by whichever law is looked at then. */
export const UNCHANGED = 'nothing given is changed';

/** Broken by a game that crashes, or refuses the first move it offers, while it is just played. */
export const PLAYS = 'a random game can be played';

/** Every law that every game keeps, beside {@link UNCHANGED}, {@link PLAYS} and that every view can be drawn. */
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
  allLaidOpen,
  positionsRoundTrip,
  movesRoundTrip,
  junkIsNoMove,
  labelsSaid,
  positionsSaid,
  plainMoves,
  nothingLeaks,
  freeTellsNothing,
  eventsSaid,
  worldFollows,
  movesAreLegal,
  cannotPeek,
  thoughtsRepeat,
  endJudged,
  reasonsSaid,
  ends,
  openingSaid,
  openingKeepsSecrets,
  everySeatPlaced,
  logReplays,
];
