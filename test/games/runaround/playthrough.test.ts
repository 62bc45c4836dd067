import { runaround } from '../../../src/games/runaround/index.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playRandomGame } from './games.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

testPlaythrough(
  runaround,
  'a whole game is played and told as it was before',
  GOLDEN,
  playRandomGame(2007, { size: 24, goal: 5 }),
);
