import { gostop } from '../../../src/games/gostop/index.ts';
import { PRESETS } from '../../../src/games/gostop/options.ts';
import { playsAsBefore } from '../../support/game/playthrough.ts';
import { randomGame } from '../../support/game/random.ts';

playsAsBefore(
  gostop,
  'a whole game of two is played and told as it was before',
  new URL('playthrough.golden.txt', import.meta.url),
  randomGame(gostop, 12, { seats: 2 }),
);

playsAsBefore(
  gostop,
  'three deals of three players by Korean rules are played and told as they were before',
  new URL('playthrough-korean.golden.txt', import.meta.url),
  randomGame(gostop, 5, { seats: 3, options: PRESETS[0]?.options ?? {} }),
);
