import { runaround } from '../../../src/games/runaround/index.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playRandomGame } from './games.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

testPlaythrough(
  runaround,
  'Runaround: a whole match plays and reads as stored',
  GOLDEN,
  playRandomGame(2007, { size: 24, goal: 5 }),
);
