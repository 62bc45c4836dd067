import { moneyrun } from '../../../src/games/moneyrun/index.ts';
import { playsAsBefore } from '../../support/game/playthrough.ts';
import { randomGame } from '../../support/game/random.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

playsAsBefore(
  moneyrun,
  'a whole game of four, won on the line, is played and told as it was before',
  GOLDEN,
  randomGame(moneyrun, 311, { seats: 4 }),
);
