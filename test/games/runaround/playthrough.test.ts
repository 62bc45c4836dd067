import { runaround } from '../../../src/games/runaround/index.ts';
import { playsAsBefore } from '../../support/game/playthrough.ts';
import { randomGame } from './games.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

playsAsBefore(
  runaround,
  'a whole game is played and told as it was before',
  GOLDEN,
  randomGame(2007, { size: 24, goal: 5 }),
);
