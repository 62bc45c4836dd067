import { piecepack } from '../../../src/games/piecepack/index.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playRandomGame } from '../../support/game/random.ts';

/** A long one, with every kind of action. */
const SEED = 340;

testPlaythrough(
  piecepack,
  'a whole game of three is played and told as it was before',
  new URL('playthrough.golden.txt', import.meta.url),
  playRandomGame(piecepack, SEED, { seats: 3, options: { layout: 'empty' } }),
);
