import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playRandomGame } from '../../support/game/random.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

testPlaythrough(
  moneyrun,
  'a whole game of four, won on the line, is played and told as it was before',
  GOLDEN,
  playRandomGame(moneyrun, 311, { seats: 4 }),
);
