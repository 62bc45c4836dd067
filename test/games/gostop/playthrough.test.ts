import { gostop } from '../../../src/games/gostop/index.ts';
import { PRESETS } from '../../../src/games/gostop/options.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playRandomGame } from '../../support/game/random.ts';

testPlaythrough(
  gostop,
  'a whole game of two is played and told as it was before',
  new URL('playthrough.golden.txt', import.meta.url),
  playRandomGame(gostop, 12, { seats: 2 }),
);

testPlaythrough(
  gostop,
  'three deals of three players by Korean rules are played and told as they were before',
  new URL('playthrough-korean.golden.txt', import.meta.url),
  playRandomGame(gostop, 5, { seats: 3, options: PRESETS[0]?.options ?? {} }),
);
