import { gostop } from '../../../src/games/gostop/index.ts';
import { PRESETS } from '../../../src/games/gostop/options.ts';
import { testPlaythrough } from '../../support/game/playthrough.ts';
import { playRandomGame } from '../../support/game/random.ts';

testPlaythrough(
  gostop,
  'Go-Stop: a whole match of two plays and reads as stored',
  new URL('playthrough.golden.txt', import.meta.url),
  playRandomGame(gostop, 12, { seats: 2 }),
);

testPlaythrough(
  gostop,
  'Go-Stop: three deals of three by Korean rules play and read as stored',
  new URL('playthrough-korean.golden.txt', import.meta.url),
  playRandomGame(gostop, 5, { seats: 3, options: PRESETS[0]?.options ?? {} }),
);
