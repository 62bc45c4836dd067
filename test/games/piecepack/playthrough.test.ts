import { piecepack } from '../../../src/games/piecepack/index.ts';
import { playsAsBefore } from '../../support/game/playthrough.ts';
import { randomGame } from '../../support/game/random.ts';

/** A long one, with every kind of action. */
const SEED = 340;

playsAsBefore(
  piecepack,
  'a whole game of three is played and told as it was before',
  new URL('playthrough.golden.txt', import.meta.url),
  randomGame(piecepack, SEED, { seats: 3, options: { layout: 'empty' } }),
);
