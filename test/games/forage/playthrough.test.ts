import { forage } from '../../../src/games/forage/index.ts';
import { playsAsBefore } from '../../support/game/playthrough.ts';
import { randomGame } from './games.ts';

const GOLDEN = new URL('playthrough.golden.txt', import.meta.url);

playsAsBefore(
  forage,
  'a whole game is played and told as it was before',
  GOLDEN,
  randomGame(1887, 3, { roundCap: 20 }),
);
