import { piecepack } from '../../../src/games/piecepack/index.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playRandomGame } from '../../support/game/random.ts';

/** Seed of a long game with every kind of action. */
const SEED = 340;

testPlaythrough(
  piecepack,
  'piecepack: a whole game of three plays and reads as stored',
  new URL('playthrough.golden.txt', import.meta.url),
  playRandomGame(piecepack, SEED, { seats: 3, options: { layout: 'empty' } }),
);
