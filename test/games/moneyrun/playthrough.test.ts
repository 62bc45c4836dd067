import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playRandomGame } from '../../support/game/random.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

testPlaythrough(
  moneyrun,
  'Money Run: a whole match of four, won on the line, plays and reads as stored',
  GOLDEN,
  playRandomGame(moneyrun, 311, { seats: 4 }),
);
