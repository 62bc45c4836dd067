import { forage } from '../../../src/games/forage/index.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playRandomGame } from './games.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

testPlaythrough(
  forage,
  'Forage: a whole match plays and reads as stored',
  GOLDEN,
  playRandomGame(1887, 3, { roundCap: 20 }),
);
