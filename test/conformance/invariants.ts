import type { Invariant } from './invariant.ts';
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
import { plansAreOffered, plansSeeViews, situationsAsk } from './invariants/plans.ts';
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
  iconsDrawn,
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
  settingsAreValid,
  somebodyActs,
} from './invariants/turns.ts';
import { freeUndoTellsNothing } from './invariants/undo.ts';

/** Name of the invariant broken by a game that changes its input. The invariant being checked at that moment detects it. */
export const LEAVES_INPUT_UNCHANGED = 'nothing given is changed';

/** Name of the invariant broken by a game that crashes, or refuses its first offered move, during a random game. */
export const PLAYS_THROUGH = 'a random game can be played';

/** All invariants of every game except {@link LEAVES_INPUT_UNCHANGED}, {@link PLAYS_THROUGH} and that every view can be drawn. */
export const invariants: readonly Invariant[] = [
  settingsAreValid,
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
  situationsAsk,
  plansAreOffered,
  plansSeeViews,
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
  iconsDrawn,
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
